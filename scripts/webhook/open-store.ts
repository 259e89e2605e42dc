import { fileStore } from './file-store';
import type { Store } from './receiver';
import { sqlStore } from './sql-store';

/**
 * Opens the file that inquiries are kept in on Node: a database if it ends in .sqlite, or else lines of JSON.
 * @throws Error if the file can't be written
 */
export async function openStore(file: string): Promise<Store> {
  const open = file.endsWith('.sqlite') ? await sqliteStore() : fileStore;
  return open(file).catch((cause: unknown) => {
    const message = `WEBHOOK_STORE is "${file}", but must be a file that can be written, in a folder that exists`;
    throw new Error(message, { cause });
  });
}

/** @throws Error if Node is too old */
async function sqliteStore() {
  const { DatabaseSync } = await import('node:sqlite').catch(() => {
    throw new Error(
      `SQLite needs Node 22.13 or newer, but this is ${process.versions.node}. Update Node, or keep the inquiries as lines of JSON: WEBHOOK_STORE=inquiries.jsonl`,
    );
  });
  return async (file: string) => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000');
    return sqlStore(async (statement, ...values) => Number(database.prepare(statement).run(...values).changes));
  };
}
