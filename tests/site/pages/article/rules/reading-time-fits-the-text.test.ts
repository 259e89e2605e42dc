import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixContent } from '../../../../../renderer/content/fix-files';
import { contentOf } from '../../../../support/content-of';
import { loadCached } from '../../../../support/load-cached';

test('the reading time of a very long text is fixed to the maximum', async () => {
  const overlay = 'tests/site/fixtures/rules/reading-time-fits-the-text/good-longest';
  const article = 'blog/an-article.mdx';
  const root = contentOf({}, overlay);
  const text = readFileSync(join(root, article), 'utf8');
  writeFileSync(join(root, article), text.replace('readMinutes: 99', 'readMinutes: 9'));
  const { fixed } = await fixContent(root, (texts) => loadCached(root, { texts }));
  expect(fixed.map(({ code }) => code)).toEqual(['reading-time-fits-the-text']);
  expect(readFileSync(join(root, article), 'utf8')).toBe(text);
});
