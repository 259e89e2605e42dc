import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkCommand } from '../../support/check-command';
import { contentOf } from '../../support/content-of';

const places = ['file', 'line', 'column', 'endLine', 'endColumn', 'severity', 'code', 'message'] as const;
const [task] = z
  .object({
    tasks: z.tuple([
      z.object({
        command: z.string(),
        problemMatcher: z.object({
          pattern: z.looseObject({ regexp: z.string() }),
          background: z.object({ beginsPattern: z.string(), endsPattern: z.string() }),
        }),
      }),
    ]),
  })
  .parse(JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'))).tasks;
const { pattern, background } = task.problemMatcher;

test('VS Code understands the output of its task', async () => {
  const root = contentOf({}, 'tests/fixtures/rules/values-are-allowed/bad-one-letter-off');
  const args = task.command.split(' -- ')[1]?.split(' ') ?? [];
  const check = checkCommand(['--root', root, ...args]);
  const lines = (await check.prints('Waiting for changes.')).split('\n');
  const found = lines.flatMap((line) => new RegExp(pattern.regexp).exec(line) ?? []);
  expect(Object.fromEntries(places.map((name) => [name, found[Number(pattern[name])]]))).toEqual({
    file: 'content/solutions/shops/tills.mdx',
    line: '9',
    column: '7',
    endLine: '9',
    endColumn: '14',
    severity: 'error',
    code: 'values-are-allowed',
    message: 'The field "icon" can\'t be "lanterm". Did you mean lantern?',
  });
  expect(lines.filter((line) => new RegExp(background.beginsPattern).test(line))).toHaveLength(1);
  expect(lines.at(-1)).toMatch(new RegExp(background.endsPattern));
});
