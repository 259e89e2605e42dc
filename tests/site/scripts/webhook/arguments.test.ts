import { expect, test } from 'vitest';
import { runCommand } from '../../../support/run-command';

test('webhook lists its options after an unknown option', () => {
  const { status, stderr } = runCommand('webhook', ['--prot', '80']);
  expect(stderr).toMatch(/^Unknown option '--prot'\. The options are (?:--[a-z-]+(?:, )?)+\.\n$/);
  expect(status).toBe(2);
});

test('webhook explains ports if it gets a number that is none', () => {
  expect(runCommand('webhook', ['--port', '70000'])).toMatchObject({
    status: 2,
    stderr: '--port must be a number from 0 to 65535, but found "70000".\n',
  });
});
