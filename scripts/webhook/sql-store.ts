import type { Store } from './receiver';

/** Runs a statement of SQLite. @returns how many rows it has added or changed */
export type RunSql = (statement: string, ...values: string[]) => Promise<number>;

const TABLES = [
  'CREATE TABLE IF NOT EXISTS inquiries (key TEXT PRIMARY KEY, at TEXT NOT NULL, path TEXT NOT NULL, suspected TEXT NOT NULL, fields TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS challenges (challenge TEXT PRIMARY KEY, key TEXT NOT NULL)',
];

const ADD =
  'INSERT INTO inquiries (key, at, path, suspected, fields) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING';

/** Changes no row if the challenge is another inquiry's. */
const CLAIM_CHALLENGE =
  'INSERT INTO challenges (challenge, key) VALUES (?, ?) ON CONFLICT (challenge) DO UPDATE SET key = key WHERE key = excluded.key';

/** Keeps inquiries in SQLite, wherever it runs. */
export async function sqlStore(run: RunSql): Promise<Store> {
  for (const table of TABLES) await run(table);
  return {
    add: async ({ key, at, path, suspected, fields }) =>
      (await run(ADD, key, at, path, suspected.join(', '), JSON.stringify(fields))) === 1,
    claimChallenge: async (challenge, key) => (await run(CLAIM_CHALLENGE, challenge, key)) === 1,
  };
}
