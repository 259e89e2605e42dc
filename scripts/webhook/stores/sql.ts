import type { Inquiry } from '../inquiry';

/** The table of inquiries, in SQLite wherever it runs. */
export const CREATE_TABLE =
  'CREATE TABLE IF NOT EXISTS inquiries (key TEXT PRIMARY KEY, at TEXT NOT NULL, path TEXT NOT NULL, suspected TEXT NOT NULL, fields TEXT NOT NULL)';

/** Adds one row, unless there is one with the key. */
export const INSERT =
  'INSERT INTO inquiries (key, at, path, suspected, fields) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING';

/** The values that INSERT takes. */
export function rowOf({ key, at, path, suspected, fields }: Inquiry): [string, string, string, string, string] {
  return [key, at, path, suspected.join(', '), JSON.stringify(fields)];
}
