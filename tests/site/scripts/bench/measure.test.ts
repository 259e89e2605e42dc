import { expect, test } from 'vitest';
import { measure } from '../../../../scripts/bench/measure';
import { temporaryFolder } from '../../../support/temporary-folder';

const BUSY = 'while (process.cpuUsage().user < 100_000) Math.random()';

test.runIf(process.platform === 'linux').each([
  ['that has exited', `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}])`],
  [
    'that is still running',
    `const child = require('node:child_process').fork('-', { execArgv: ['-e', ${JSON.stringify(`${BUSY}; process.send('done'); setInterval(() => {}, 1000)`)}] });
     child.on('message', () => process.exit());
     process.on('exit', () => child.kill());`,
  ],
])('the CPU time of a child process %s counts', (_state, code) => {
  expect(measure(process.execPath, ['-e', code], temporaryFolder()).cpu).toBeGreaterThan(0.1);
});
