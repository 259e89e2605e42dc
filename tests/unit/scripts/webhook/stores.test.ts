import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import cloudflare from '../../../../scripts/webhook/cloudflare';
import { inquiryOf } from '../../../../scripts/webhook/inquiry';
import { openStore } from '../../../../scripts/webhook/node';
import { type D1Database, d1Store } from '../../../../scripts/webhook/stores/d1-store';
import { temporaryFolder } from '../../../support/temporary-folder';

const hasSqlite = isBuiltin('node:sqlite');
const databaseFile = () => join(temporaryFolder(), 'inquiries.sqlite');

test.runIf(hasSqlite)('SQLite keeps each inquiry once, even if others have the file open', async () => {
  const file = databaseFile();
  const [one, other] = [await openStore(file), await openStore(file)];
  const inquiry = await inquiryOf({ name: 'Ada 🍎', submissionId: 'one' }, '/contact');
  expect([await one.add(inquiry), await one.add(inquiry), await other.add(inquiry)]).toEqual([true, false, false]);
  expect(await other.add({ ...inquiry, key: 'another' })).toBe(true);
});

test.runIf(!hasSqlite)('an old Node without SQLite says what to do', async () => {
  await expect(openStore(databaseFile())).rejects.toThrow(
    /^SQLite needs Node 22\.13 or newer, but this is [\d.]+\. Update Node, or keep the inquiries as lines of JSON: WEBHOOK_STORE=inquiries\.jsonl$/,
  );
});

/** A database that knows the two statements that the store uses. */
function fakeDatabase() {
  const rows = new Map<string, string[]>();
  const statement = (sql: string, values: string[] = []): ReturnType<D1Database['prepare']> => ({
    bind: (...bound) => statement(sql, bound),
    async run() {
      const [key = ''] = values;
      const isNew = sql.startsWith('INSERT') && !rows.has(key);
      if (isNew) rows.set(key, values);
      return { meta: { changes: isNew ? 1 : 0 } };
    },
  });
  return { rows, database: { prepare: (sql: string) => statement(sql) } };
}

test('D1 keeps each inquiry once', async () => {
  const { rows, database } = fakeDatabase();
  const store = await d1Store(database);
  const inquiry = await inquiryOf({ name: 'Ada', submissionId: 'one', reference: 'x' }, '/contact');
  expect([await store.add(inquiry), await store.add(inquiry)]).toEqual([true, false]);
  expect([...rows.values()]).toEqual([
    [
      inquiry.key,
      inquiry.at,
      '/contact',
      'honeypot, email-missing, company-missing, businessType-missing, message-missing',
      JSON.stringify(inquiry.fields),
    ],
  ]);
});

test('the Worker keeps an inquiry, and redirects a visitor without JavaScript', async () => {
  const { rows, database } = fakeDatabase();
  const request = new Request('https://inquiries.example/contact', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ada' }),
    headers: { origin: 'https://www.tallwind.example', accept: 'text/html' },
  });
  const env = { INQUIRIES: database, WEBHOOK_SITES: 'https://www.tallwind.example' };
  const response = await cloudflare.fetch(request, env, { waitUntil: () => {} });
  expect([response.status, response.headers.get('location')]).toEqual([303, 'https://www.tallwind.example/thank-you']);
  expect(rows.size).toBe(1);
});
