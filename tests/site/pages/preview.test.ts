import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { words as wordsList } from '../../../components/model/lists/words';
import { parseHtml } from '../../../renderer/html/parse-html';
import { validContent } from '../../support/load-cached';
import { entryAt } from '../../support/outputs-content';
import { renderPage } from '../../support/render-page';
import { reword } from '../../support/reword';
import { temporaryFolder } from '../../support/temporary-folder';
import { withFields } from '../../support/with-fields';
import { firstFile } from '../support/content-files';

const ARTICLE = firstFile('blog/*.mdx');
const SOLUTION = firstFile('solutions/*/*.mdx');

/** Unpublished pages of each kind, by a word that all their names contain, which the check would refuse on two pages. */
const HIDDEN: Record<string, [like: string, file: string, fields: Record<string, string>]> = {
  Zebrafinch: [ARTICLE, 'blog/zebrafinch.mdx', { draft: 'true' }],
  Yellowhammer: [SOLUTION, `${dirname(SOLUTION)}/hammer.mdx`, { draft: 'true' }],
  Wagtail: [ARTICLE, 'blog/wagtail.mdx', { date: '2999-03-12' }],
  Velvetbird: [firstFile('press/*.mdx'), 'press/velvetbird.mdx', { date: '2999-03-12' }],
  Umbrellabird: [firstFile('careers/*.mdx'), 'careers/umbrellabird.mdx', { posted: '2999-03-12' }],
};

/** The folder of the checked-in content with these pages. */
function contentWithHidden(): string {
  const root = join(temporaryFolder(), 'content');
  cpSync('content', root, { recursive: true, dereference: true });
  for (const [word, [like, file, fields]] of Object.entries(HIDDEN)) {
    const title = `${word} as the title of a page that is hidden`;
    const description = `${word} is in every name of this page, so that it is easily found where it must not be.`;
    const text = withFields(readFileSync(join(root, like), 'utf8'), { title, description, ...fields })
      .replace(/^(name|heading|summary): .*/gm, `$1: ${word}`)
      .replace(/^terms: .*/m, `terms: [${word}]`)
      // Claims of the original page are not allowed on the copy.
      .replace(/\[\[[a-z-]+\]\]/g, 'some time');
    writeFileSync(join(root, file), reword(text, word));
  }
  const hub = join(root, `${dirname(SOLUTION)}.mdx`);
  writeFileSync(hub, readFileSync(hub, 'utf8').replace('items:\n', 'items:\n  - page: /solutions/hammer\n'));
  return root;
}

test('a preview shows drafts and scheduled pages of each kind under a banner, and marks them in lists', async () => {
  const content = await validContent(contentWithHidden(), { isPreview: true });
  const pageAt = async (address: string) => parseHtml(await renderPage(entryAt(content, address), content));
  const textOf = (element: { textContent: string }) => element.textContent.replace(/\s+/g, ' ').trim();
  const { preview } = content.list(wordsList);
  const drafted = textOf(parseHtml(preview.draft));
  const scheduled = textOf(parseHtml(String(preview.scheduled))).replace('{date}', 'March 12, 2999');
  for (const [address, banner] of [
    ['/blog/zebrafinch', drafted],
    ['/solutions/hammer', drafted],
    ['/blog/wagtail', scheduled],
    ['/press/velvetbird', scheduled],
    ['/careers/umbrellabird', scheduled],
  ] as const) {
    const [first] = (await pageAt(address)).querySelectorAll('main > p').map(textOf);
    expect([address, first]).toEqual([address, banner]);
  }
  for (const [address, mark] of [
    ['/blog', `Zebrafinch ${preview.draftMark}`],
    ['/blog', `Wagtail ${preview.scheduledMark}`],
    ['/press', `Velvetbird ${preview.scheduledMark}`],
    ['/careers', `Umbrellabird ${preview.scheduledMark}`],
  ] as const) {
    const headings = (await pageAt(address)).querySelectorAll('main :is(h2, h3)').map(textOf);
    expect(
      headings.filter((heading) => heading === mark),
      `${address}: ${headings}`,
    ).toHaveLength(1);
  }
  expect((await pageAt('/about')).querySelector('main')?.textContent).not.toContain(preview.draft);
});
