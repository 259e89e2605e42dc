import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { builtPages } from '../support/built-pages';

const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
// scripts/test-all/end-to-end.ts finds the checker, or reports that it is missing.
const java = process.env.JAVA_PATH ?? '';

interface Report {
  messages: { type: string; subType?: string; url: string; lastLine?: number; message: string; extract?: string }[];
}

test("every built page passes the W3C's HTML checker without an error or a warning", () => {
  test.info().skip(java === '', 'There is no Java here: JAVA_PATH names one.');
  const files = builtPages.map(({ file }) => resolve(file));
  // Ignores info messages, because React writes <br/> with a slash, which is valid.
  const options = ['--skip-info-messages', '--exit-zero-always', '--stdout', '--format', 'json'];
  // With a small stack, the checker fails on deep pages.
  const { stdout, stderr, status } = spawnSync(java, ['-Xss4m', '-jar', checker, ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  expect(status, stderr).toBe(0);
  const { messages }: Report = JSON.parse(stdout);
  const found = messages.map(({ url, lastLine, message, extract }) => `${url}:${lastLine}: ${message} at ${extract}`);
  expect(builtPages.length).toBeGreaterThan(95);
  expect(found).toEqual([]);
});
