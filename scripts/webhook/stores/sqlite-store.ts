import type { Store } from '../receive';
import { CREATE_TABLE, INSERT, rowOf } from './sql';

/**
 * Keeps inquiries in an SQLite database of Node's own.
 * @throws Error if Node is too old
 */
export async function sqliteStore(file: string): Promise<Store> {
  const { DatabaseSync } = await import('node:sqlite').catch(() => {
    throw new Error(
      `SQLite needs Node 22.13 or newer, but this is ${process.versions.node}. Update Node, or keep the inquiries as lines of JSON: WEBHOOK_STORE=inquiries.jsonl`,
    );
  });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec(CREATE_TABLE);
  const insert = database.prepare(INSERT);
  return { add: async (inquiry) => Number(insert.run(...rowOf(inquiry)).changes) === 1 };
}
