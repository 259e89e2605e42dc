import { readFileSync } from 'node:fs';
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

test('docs/commands.md has a row for every npm script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commandsPage = readFileSync('docs/commands.md', 'utf8');
  const names = Object.keys(scripts);
  expect(names.length).toBeLessThanOrEqual(17);
  const commands = names.map((name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`));
  expect(commands.filter((command) => !new RegExp(`^\\\\|.*\`${command}[\` ]`, 'm').test(commandsPage))).toEqual([]);
});
