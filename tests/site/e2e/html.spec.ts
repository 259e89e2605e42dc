import { expect, test } from '@playwright/test';
import { problemsOfHtml } from '../../support/html-problems';
import { builtPages } from './built-pages';

test('every built page is valid by the HTML standard, and has no inline scripts', async () => {
  const problems = await Promise.all(builtPages.map(({ html, file }) => problemsOfHtml(file, html)));
  expect(builtPages.length).toBeGreaterThan(95);
  expect(problems.flat()).toEqual([]);
});
