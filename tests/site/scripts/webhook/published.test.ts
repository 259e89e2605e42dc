import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../../../../renderer/commands/shared/free-ports';
import { randomFrom } from '../../../../renderer/platform/random-from';
import { IS_SWEEP } from '../../../support/sample';
import { temporaryFolder } from '../../../support/temporary-folder';
import { testSeed } from '../../../support/test-seed';
import { drawInquiries, sendUnderFaults } from '../../support/faulty-sender';
import { startJsonServer } from '../../support/json-server';

/** How many inquiries are sent. */
const COUNT = IS_SWEEP ? 200 : 40;

const SITE = 'https://www.tallwind.example';

/** Starts npm run webhook for a published site, and waits until it listens. */
async function start(store: string, notified: string) {
  const port = await freePorts(4175, 1);
  const receiver = spawn(process.execPath, ['renderer/bin/engine.mjs', 'webhook', '--port', String(port)], {
    env: {
      ...process.env,
      WEBHOOK_SITES: SITE,
      WEBHOOK_STORE: store,
      WEBHOOK_PER_MINUTE: '100000',
      WEBHOOK_NOTIFY_URL: notified,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void receiver.kill());
  await new Promise<void>((done, fail) => {
    receiver.stdout.on('data', (chunk) => String(chunk).includes('Waiting for inquiries') && done());
    receiver.on('exit', (code) => fail(new Error(`The receiver ended with ${code}.`)));
  });
  return `http://localhost:${port}/contact`;
}

/** The inquiries in a store. */
async function readStore(file: string): Promise<Record<string, string>[]> {
  if (file.endsWith('.jsonl')) {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line).fields);
  }
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file);
  const rows = database.prepare('SELECT fields FROM inquiries').all();
  database.close();
  return rows.map(({ fields }) => JSON.parse(String(fields)));
}

const byId = (one: Record<string, string>, other: Record<string, string>) =>
  String(one.submissionId).localeCompare(String(other.submissionId));

test.each(['inquiries.jsonl', ...(isBuiltin('node:sqlite') ? ['inquiries.sqlite'] : [])])(
  `each of ${COUNT} inquiries over a faulty network is in %s once, and people are notified once`,
  async (name) => {
    const file = join(temporaryFolder(), name);
    const random = randomFrom(testSeed());
    const inquiries = drawInquiries(COUNT, random);
    const { url, heard, close } = await startJsonServer();
    onTestFinished(close);
    const receiver = await start(file, url);
    const attempts = await sendUnderFaults(receiver, SITE, inquiries, random);
    console.log(`Seed ${testSeed()}: ${COUNT} inquiries to ${name} in ${attempts} attempts`);
    expect((await readStore(file)).sort(byId)).toEqual(inquiries.toSorted(byId));
    const told = inquiries.filter(({ reference }) => !reference);
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(told.length);
    expect(heard.filter(({ body }) => String(body.subject).startsWith('[Suspected: too-fast] '))).toHaveLength(
      told.filter(({ suspected }) => suspected).length,
    );
  },
);
