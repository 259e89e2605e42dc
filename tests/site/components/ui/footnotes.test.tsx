import { expect, test } from 'vitest';
import { articleText } from '../../../support/article-text';
import { contentOf } from '../../../support/content-of';
import { validContent } from '../../../support/load-cached';
import { entryAt } from '../../../support/outputs-content';
import { renderPage } from '../../../support/render-page';

/** The page of an article with two references to the same footnote. */
async function pageIn(lang: string): Promise<string> {
  const article = articleText({
    title: 'An article with a footnote in its text',
    description: 'What the article with a footnote says, in a sentence that is long enough to be a description.',
    name: 'A footnote',
    fields: `lang: ${lang}\n`,
    body: '## Eins\n\nDas gilt[^1], und das auch[^1].\n\n[^1]: Die Fußnote.',
  });
  const content = await validContent(contentOf({ 'blog/a-footnote.mdx': article }));
  return renderPage(entryAt(content, '/blog/a-footnote'), content);
}

test.each([
  ['de', '>Fußnoten</h2>', ['Zurück zu Verweis 1', 'Zurück zu Verweis 1-2'], false],
  ['de-AT', '>Fußnoten</h2>', ['Zurück zu Verweis 1', 'Zurück zu Verweis 1-2'], false],
  ['da', ' lang="en" dir="ltr">Footnotes</h2>', ['Back to reference 1', 'Back to reference 1-2'], true],
])('the footnotes of a text in %s', async (lang, heading, names, isMarked) => {
  const page = await pageIn(lang);
  expect(page).toContain(`<h2 class="sr-only" id="footnote-label"${heading}`);
  const links = page.match(/<a[^>]*data-footnote-backref[^>]*>/g) ?? [];
  expect(links.map((link) => /aria-label="([^"]*)"/.exec(link)?.[1])).toEqual(names);
  expect(links.every((link) => link.includes('lang="en"'))).toBe(isMarked);
});

test('the other headings of the text remain unchanged', async () => {
  expect(await pageIn('de')).toContain('<h2 id="eins">Eins</h2>');
});
