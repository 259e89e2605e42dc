import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callCommand } from '../../support/call-command';
import { contentOf } from '../../support/content-of';

const FIXTURE = '../rules/values-are-allowed/bad-one-letter-off';

test('--format json contains the fix as edits', async () => {
  const { status, printed } = await callCommand('check', ['--root', contentOf({}, FIXTURE), '--format', 'json']);
  const place = { line: 9, column: 7, endLine: 9, endColumn: 14 };
  expect(JSON.parse(printed)).toMatchObject({
    diagnostics: [
      {
        severity: 'error',
        code: 'values-are-allowed',
        file: 'content/solutions/shops/tills.mdx',
        ...place,
        field: 'icon',
        message: 'The field "icon" can\'t be "lanterm".',
        expected: 'The name of a drawn object; `/__components` of `npm run dev` shows them all.',
        found: 'lanterm',
        suggestion: 'Did you mean lantern?',
        fix: [{ ...place, text: 'lantern' }],
      },
    ],
    files: 13,
    durationMs: expect.any(Number),
  });
  expect(status).toBe(1);
});

test('in GitHub Actions, the check annotates automatically, and writes the job summary', async () => {
  const root = contentOf({}, FIXTURE);
  const summary = join(root, '..', 'summary.md');
  const workflow = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
  const { printed } = await callCommand('check', ['--root', root], workflow);
  expect(
    printed,
  ).toBe(`::error file=content/solutions/shops/tills.mdx,line=9,endLine=9,col=7,endColumn=14,title=values-are-allowed::The field "icon" can't be "lanterm".%0ADid you mean lantern?
1 error in 1 file.
`);
  expect(readFileSync(summary, 'utf8')).toContain('9 │ icon: lanterm\n    │       ^^^^^^^\n');
});

test('the check names unpublished pages with the reason', async () => {
  const tills = readFileSync('content/solutions/shops/tills.mdx', 'utf8');
  const scales = tills.replaceAll('Tills', 'Scales').replace(/^name: /m, 'draft: true\n$&');
  const article = readFileSync('../rules/date-exists/good-leap-day/blog/an-article.mdx', 'utf8');
  const root = contentOf({ 'solutions/shops/scales.mdx': scales, 'blog/an-article.mdx': article });
  const { printed } = await callCommand('check', ['--root', root, '--as-of', '2023-01-01']);
  expect(printed).toContain(
    'Not public yet: content/blog/an-article.mdx (from 2024-02-29), content/solutions/shops/scales.mdx (a draft).\n',
  );
});
