import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reasonOf } from '../../../../renderer/commands/shared/reason-of';
import { openStore } from '../../../../scripts/webhook/open-store';
import { runCommand } from '../../../support/run-command';
import { temporaryFolder } from '../../../support/temporary-folder';

const message = (file: string, code: string) =>
  new RegExp(
    `^WEBHOOK_STORE is "${file}", but must be a file that can be written, in a folder that exists: ${code}.*\n?$`,
  );

test.each([
  ['is in no folder', 'missing/inquiries.jsonl', 'ENOENT'],
  ['is a folder', 'folder.jsonl', 'EISDIR'],
  ['is below a file', 'not-a-folder/inquiries.jsonl', 'ENOTDIR'],
])('a store that %s is told in one line', async (_, name, code) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'folder.jsonl'));
  writeFileSync(join(folder, 'not-a-folder'), '');
  const file = join(folder, name);
  const error = await openStore(file).catch((reason: unknown) => reason);
  expect(reasonOf(error)).toMatch(message(file, code));
});

test('a store that cannot be written is told when the receiver starts', () => {
  const file = join(temporaryFolder(), 'missing/inquiries.jsonl');
  const { status, printed } = runCommand('webhook', ['--port', '0', '--file', file]);
  expect(printed).toMatch(message(file, 'ENOENT'));
  expect(status).toBe(1);
});

test('a malformed setting is told without a stack', () => {
  const { status, printed } = runCommand('webhook', ['--port', '0'], { env: { WEBHOOK_PER_MINUTE: 'many' } });
  expect(printed).toBe(
    'Malformed settings of the webhook:\n  WEBHOOK_PER_MINUTE is "many", but must be a number.\n  docs/webhook.md explains each of them.\n',
  );
  expect(status).toBe(1);
});

test('a port that is taken is told with the next one', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const file = join(temporaryFolder(), 'inquiries.jsonl');
  const { status, printed } = runCommand('webhook', ['--port', String(port), '--file', file]);
  server.close();
  expect(printed).toBe(`Port ${port} is taken. Try --port ${port + 1}.\n`);
  expect(status).toBe(1);
});
