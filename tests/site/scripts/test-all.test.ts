import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from '../../support/run-command';

test('an unknown kind of test or generated file gets a suggestion', () => {
  expect(runCommand('test-all', ['hots'])).toMatchObject({
    status: 2,
    printed: 'There is no kind of test "hots". Did you mean hosts?\n',
  });
  expect(runCommand('generate-files', ['rule'])).toMatchObject({
    status: 2,
    printed: 'Nothing generated is called "rule". Did you mean rules?\n',
  });
});

test.each(readdirSync('scripts').flatMap((file) => (file.endsWith('.ts') ? file.slice(0, -3) : [])))(
  '%s --help says how to call it, and what each option does',
  (command) => {
    const { status, stdout } = runCommand(command, ['--help']);
    expect(stdout).toMatch(new RegExp(`^engine ${command}: [A-Z].*\\.\n\n.`));
    for (const option of stdout.match(/^ {2}--.*$/gm) ?? [])
      expect(option).toMatch(/^ {2}--[a-z-]+(?: VALUE)? {2,}[A-Z]/);
    expect(status).toBe(0);
  },
);

test('docs/commands.md has a row for every npm script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commandsPage = readFileSync('docs/commands.md', 'utf8');
  const names = Object.keys(scripts);
  expect(names.length).toBeLessThanOrEqual(17);
  const commands = names.map((name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`));
  expect(commands.filter((command) => !new RegExp(`^\\\\|.*\`${command}[\` ]`, 'm').test(commandsPage))).toEqual([]);
});
