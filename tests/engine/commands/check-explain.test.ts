import { expect, test } from 'vitest';
import { callCommand } from '../../support/call-command';

test('--explain prints what a rule requires and why, with an example', async () => {
  const { status, printed } = await callCommand('check', ['--explain', 'date-exists']);
  expect(printed).toBe(`date-exists
A date exists in the calendar and is in 1990 or later.

February 30 and the year 1926 are typos, and only you know which day was meant.

Wrong:
  content/blog/an-article.mdx:8:7   error   date-exists
    8 │ date: 2024-02-30
      │       ^^^^^^^^^^
    There is no day 2024-02-30 in the calendar.
    Expected: The day of publication, year-month-day; before it, only previews show the article.
    Correct the month or the day.

Right, in blog/an-article.mdx:
  date: 2024-02-29
`);
  expect(status).toBe(0);
});

test.each([[['--explain']], [['--explain', '--format', 'json']]])('%j lists all rules', async (args) => {
  const { status, printed } = await callCommand('check', args);
  expect(printed).toContain('\n  date-exists\n    A date exists in the calendar');
  expect(printed).toContain('\n  keys-are-known\n');
  expect(status).toBe(0);
});

test.each([
  [['--explain', 'date-exist'], 'There is no rule "date-exist". Did you mean date-exists?\n'],
  [['--format', 'yaml'], '--format must be one of terminal, github, json, lines, rdjson, sarif, but found "yaml".\n'],
  [['--root', 'contents'], 'There is no folder "contents".\n'],
  [
    ['--fixes'],
    "Unknown option '--fixes'. The options are --root, --as-of, --changed, --watch, --explain, --fix, --format.\n",
  ],
])('%s gets an answer of one sentence', async (args, message) => {
  expect(await callCommand('check', args)).toMatchObject({ status: 2, printed: message });
});
