import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command';

test('npm run check only prints its count for the checked-in content', () => {
  const { status, stdout } = runCommand('check');
  expect(stdout).toMatch(/^\d+ files checked, no errors\.\n$/);
  expect(status).toBe(0);
});
