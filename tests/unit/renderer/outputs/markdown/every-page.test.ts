import { expect, test } from 'vitest';
import { loadContent } from '../../../../../renderer/content/index';
import { markdownVersion } from '../../../../../renderer/outputs/markdown/markdown-version';
import { renderPage } from '../../../../support/render-page';
import { textOfMarkdown, textOfPage } from '../../../../support/shown-text';

const siteUrl = 'https://site.example';
const { content } = await loadContent('content', { isPreview: true });
if (!content) throw new Error('The content has errors');

test.each([...content.entries.keys()])('the Markdown version of %s says what its page says', async (address) => {
  const entry = content.entries.get(address);
  if (!entry) throw new Error(`No page has the address ${address}`);
  const page = textOfPage(await renderPage(entry, content), siteUrl + address, content.words);
  expect(textOfMarkdown(markdownVersion(entry, { content, siteUrl }))).toEqual(page);
});
