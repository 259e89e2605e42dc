import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { openStore } from '../../../scripts/webhook/node';
import { startTrial } from '../../../scripts/webhook/trial';

const workflow = z
  .object({
    on: z.object({ schedule: z.array(z.object({ cron: z.string() })).min(1) }).loose(),
    jobs: z.object({
      probe: z.looseObject({ if: z.string(), steps: z.array(z.looseObject({ run: z.string().optional() })) }),
    }),
  })
  .parse(parse(readFileSync('.github/workflows/webhook.yml', 'utf8')));
const probe = workflow.jobs.probe.steps.at(-1)?.run ?? '';

/** The result of the workflow's last step for a receiver. */
async function statusFor(webhook: string) {
  const env = { ...process.env, CONTACT_WEBHOOK_URL: webhook, SITE_URL: 'http://localhost:4173' };
  const [status] = await once(spawn('bash', ['-e', '-c', probe], { env, stdio: 'ignore' }), 'exit');
  return status;
}

test('the scheduled probe passes while the receiver takes inquiries, and fails when it does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const receiver = await startTrial({ port: 0, store: await openStore(join(folder, 'inquiries.jsonl')) });
  expect(await statusFor(`${receiver.address}/contact`)).toBe(0);
  expect(receiver.arrivals).not.toEqual([]);
  await new Promise((done) => receiver.close(done));
  expect(await statusFor(`${receiver.address}/contact`)).toBe(1);
});

test('a repository that names no receiver probes none', () => {
  expect(workflow.jobs.probe.if).toBe("vars.CONTACT_WEBHOOK_URL != ''");
});
