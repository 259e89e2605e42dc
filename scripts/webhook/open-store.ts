import { fileStore } from './file-store';
import type { Store } from './receiver';
import { sqlStore } from './sql-store';

/** Opens the file that inquiries are kept in on Node: a database if it ends in .sqlite, or else lines of JSON. */
export function openStore(file: string): Promise<Store> {
  return file.endsWith('.sqlite') ? sqliteStore(file) : fileStore(file);
}

/** @throws Error if Node is too old */
async function sqliteStore(file: string): Promise<Store> {
  const { DatabaseSync } = await import('node:sqlite').catch(() => {
    throw new Error(
      `SQLite needs Node 22.13 or newer, but this is ${process.versions.node}. Update Node, or keep the inquiries as lines of JSON: WEBHOOK_STORE=inquiries.jsonl`,
    );
  });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000');
  return sqlStore(async (statement, ...values) => Number(database.prepare(statement).run(...values).changes));
}
