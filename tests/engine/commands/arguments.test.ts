import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandFiles } from '../../../renderer/platform/commands.mjs';
import { callCommand } from '../../support/call-command';
import { portOf } from '../../support/listen';
import { runCommand } from '../../support/run-command';
import { temporaryFolder } from '../../support/temporary-folder';

test('a command lists its options after an unknown option', () => {
  const { status, stderr } = runCommand('check', ['--prot', '80']);
  expect(stderr).toMatch(/^Unknown option '--prot'\. The options are (?:--[a-z-]+(?:, )?)+\.\n$/);
  expect(status).toBe(2);
});

test.each(['--help', '-h', 'help'])('engine %s lists the commands, each with a sentence', (argument) => {
  const { status, stdout } = runCommand(argument);
  expect(stdout).toContain('  check    ');
  expect(stdout).toMatch(/^ {2}rename +Moves a page to another address, with every link to it and a redirect\.$/m);
  expect(status).toBe(0);
});

test('a command that does not exist is answered with those that do', () => {
  const { status, stderr } = runCommand('chekc');
  expect(stderr).toMatch(/^There is no command "chekc"\.\n/);
  expect(stderr).toContain('  check    ');
  expect(status).toBe(2);
});

test.each([...commandFiles().keys()])('%s --help says how to call it, and what each option does', async (command) => {
  const { status, stdout } = await callCommand(command, ['--help']);
  const [does, ...how] = stdout.split('\n\n');
  expect(does).toMatch(new RegExp(`^engine ${command}: [A-Z].*\\.$`));
  expect(how.join('').trim()).not.toBe('');
  for (const option of stdout.match(/^ {2}--.*$/gm) ?? [])
    expect(option).toMatch(/^ {2}--[a-z-]+(?: VALUE)? {2,}[A-Z]/);
  expect(status).toBe(0);
});

test.each(['start', 'dev'])('%s explains ports if it gets no number', async (command) => {
  expect(await callCommand(command, ['--port', 'abc'])).toMatchObject({
    status: 2,
    stderr: '--port must be a number from 0 to 65535, but found "abc".\n',
  });
});

test.each(['build', 'check', 'dev', 'start'])('%s --as-of accepts only existing days', async (command) => {
  const { status, stderr } = await callCommand(command, ['--as-of', '2026-02-30']);
  expect(stderr).toContain('--as-of must be a day of the calendar, written year-month-day such as 2026-03-12');
  expect(status).toBe(2);
});

test('a build of what is not a folder only prints that error', async () => {
  expect(await callCommand('build', ['--content', 'content/site.yaml'])).toMatchObject({
    status: 2,
    stderr: 'There is no folder "content/site.yaml".\n',
  });
});

test('the development server reports a port in use in one line', async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  const port = String(portOf(other));
  const { status, stderr } = runCommand('dev', ['--port', port]);
  expect(stderr).toContain(`Port ${port} is already in use`);
  expect(stderr).not.toContain(' at ');
  expect(status).toBe(1);
});

test.each(['build', 'dev'])('%s reports a malformed setting in plain words', (command) => {
  const { status, stderr } = runCommand(command, [], { env: { SITE_URL: 'foo' } });
  expect(stderr).toContain('SITE_URL is "foo", but must be a full address such as https://www.example.com.');
  expect(stderr).not.toContain(' at ');
  expect(status).toBe(1);
});

test('a build does not remove a folder that is not a site', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'notes.txt'), '');
  const { status, stderr } = runCommand('build', ['--out', folder]);
  expect(stderr).toBe(
    `The site can't be built in ${folder}: it contains files that are not a built site, and they would be deleted. Choose a separate folder, such as --out dist.\n`,
  );
  expect(status).toBe(1);
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true);
});
