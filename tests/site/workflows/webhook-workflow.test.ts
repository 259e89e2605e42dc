import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../scripts/webhook/open-store';
import { startTrial } from '../../../scripts/webhook/trial';
import { temporaryFolder } from '../../support/temporary-folder';
import { readWorkflow } from './read-workflow';

const { on, jobs } = readWorkflow('webhook.yml');
const probe = jobs.probe?.steps.at(-1)?.run ?? '';

/** The result of the workflow's last step for a receiver. */
async function statusFor(webhook: string) {
  const env = { ...process.env, RECEIVER: webhook, SITE_URL: 'http://localhost:4173' };
  const [status] = await once(spawn('bash', ['-e', '-c', probe], { env, stdio: 'ignore' }), 'exit');
  return status;
}

test('the scheduled probe passes if the receiver accepts inquiries, and fails otherwise', async () => {
  expect(on).toMatchObject({ schedule: [{ cron: expect.any(String) }] });
  const receiver = await startTrial({ port: 0, store: await openStore(join(temporaryFolder(), 'inquiries.jsonl')) });
  expect(await statusFor(`${receiver.address}/contact`)).toBe(0);
  expect(receiver.arrivals).not.toEqual([]);
  await new Promise((done) => receiver.close(done));
  expect(await statusFor(`${receiver.address}/contact`)).toBe(1);
});

test('a repository without a receiver runs no probe', () => {
  expect(jobs.probe?.if).toBe("vars.CONTACT_WEBHOOK_URL != ''");
});
