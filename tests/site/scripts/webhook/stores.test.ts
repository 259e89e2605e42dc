import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import cloudflare, { type D1Database } from '../../../../scripts/webhook/cloudflare';
import { inquiryOf } from '../../../../scripts/webhook/inquiry';
import { openStore } from '../../../../scripts/webhook/open-store';
import { temporaryFolder } from '../../../support/temporary-folder';

const hasSqlite = isBuiltin('node:sqlite');
const databaseFile = () => join(temporaryFolder(), 'inquiries.sqlite');

test.runIf(hasSqlite)(
  'SQLite stores each inquiry once, and a challenge counts for one inquiry, even if others have the file open',
  async () => {
    const file = databaseFile();
    const [one, other] = [await openStore(file), await openStore(file)];
    const inquiry = await inquiryOf({ name: 'Ada 🍎', submissionId: 'one' }, '/contact');
    expect([await one.add(inquiry), await one.add(inquiry), await other.add(inquiry)]).toEqual([true, false, false]);
    expect(await other.add({ ...inquiry, key: 'another' })).toBe(true);
    expect(await one.claimChallenge('challenge', 'first')).toBe(true);
    expect(await other.claimChallenge('challenge', 'second')).toBe(false);
    expect(await other.claimChallenge('challenge', 'first')).toBe(true);
  },
);

test.runIf(!hasSqlite)('an old Node without SQLite says what to do', async () => {
  await expect(openStore(databaseFile())).rejects.toThrow(
    /^SQLite needs Node 22\.13 or newer, but this is [\d.]+\. Update Node, or keep the inquiries as lines of JSON: WEBHOOK_STORE=inquiries\.jsonl$/,
  );
});

/** A fake database that fails once, and then supports inserting inquiries. */
function fakeDatabase() {
  const rows = new Map<string, string[]>();
  let isBroken = true;
  const run = async (statement: string, [key = '', ...values]: string[]) => {
    if (isBroken) {
      isBroken = false;
      throw new Error('D1 is away.');
    }
    const isNew = statement.startsWith('INSERT INTO inquiries') && !rows.has(key);
    if (isNew) rows.set(key, values);
    return { meta: { changes: isNew ? 1 : 0 } };
  };
  const database: D1Database = {
    prepare: (statement) => ({ bind: (...values) => ({ run: () => run(statement, values) }) }),
  };
  return { rows, database };
}

test('the Worker stores an inquiry once D1 is available, and redirects a visitor without JavaScript', async () => {
  const { rows, database } = fakeDatabase();
  const env = { INQUIRIES: database, WEBHOOK_SITES: 'https://www.tallwind.example' };
  const send = (more: Record<string, string> = {}) => {
    const request = new Request('https://inquiries.example/contact', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada', reference: 'x' }),
      headers: { origin: 'https://www.tallwind.example', accept: 'text/html' },
    });
    return cloudflare.fetch(request, { ...env, ...more }, { waitUntil: () => {} });
  };
  const mail = { MAIL_TO: 'a@b.example', MAIL_FROM: 'a@b.example', MAIL_SMTP_URL: 'smtps://b.example' };
  await expect(send(mail)).rejects.toThrow('set WEBHOOK_NOTIFY_URL instead of MAIL_TO');
  await expect(send()).rejects.toThrow('D1 is away.');
  for (const { status, headers } of [await send(), await send()])
    expect([status, headers.get('location')]).toEqual([303, 'https://www.tallwind.example/thank-you']);
  const suspected = 'honeypot, email-missing, company-missing, businessType-missing, message-missing';
  const fields = JSON.stringify({ name: 'Ada', reference: 'x' });
  expect([...rows.values()]).toEqual([[expect.any(String), '/contact', suspected, fields]]);
});

test('the Worker needs no Node modules', async () => {
  const entryPoints = ['scripts/webhook/cloudflare.ts'];
  await build({ entryPoints, bundle: true, platform: 'browser', write: false, logLevel: 'silent' });
});
