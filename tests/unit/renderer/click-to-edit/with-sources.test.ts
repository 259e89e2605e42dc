import { expect, test } from 'vitest';
import { markBody } from '../../../../renderer/click-to-edit/mark-body';
import { markContent } from '../../../../renderer/click-to-edit/mark-content';
import type { Piece } from '../../../../renderer/click-to-edit/piece';
import { withSources } from '../../../../renderer/click-to-edit/with-sources';
import { loadContent } from '../../../../renderer/content';
import { renderPage } from '../../../render-page';

const SOURCES = / data-source="([^"]*)"/g;
const SCRIPT = /<script type="module" src="[^"]*click-to-edit[^"]*" data-folder=""><\/script>/;

const plain = await loadContent('content', { isPreview: true });
const marked = await loadContent('content', { isPreview: true, mark: markContent });

/** The document of the page at an address, with marks and without. */
async function drawBoth(address: string) {
  const [entry, markedEntry] = [plain.content?.entries.get(address), marked.content?.entries.get(address)];
  if (!plain.content || !marked.content || !entry || !markedEntry) throw new Error(`No page ${address}`);
  return {
    plain: await renderPage(entry, plain.content),
    marked: withSources(await renderPage(markedEntry, marked.content, [[markBody, entry.file]]), 'content'),
  };
}

async function piecesAt(address: string): Promise<Piece[]> {
  const { marked } = await drawBoth(address);
  return [...marked.matchAll(SOURCES)].flatMap(([, json = '']) => JSON.parse(decoded(json)));
}

test.each([...(plain.content?.entries.keys() ?? [])])(
  '%s looks as it does without marks, but for where its texts come from',
  async (address) => {
    const both = await drawBoth(address);
    expect(both.marked).toMatch(SCRIPT);
    expect(both.marked.replaceAll(SOURCES, '').replace(SCRIPT, '')).toBe(both.plain);
  },
);

function decoded(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

test('x', async () => {
  for (const address of ['/about', '/', '/solutions/knowledge-base-ai', '/privacy', '/careers']) {
    const pieces = await piecesAt(address);
    console.log(address, pieces.length);
    for (const p of pieces)
      console.log(
        `${p.label}:${p.line}:${p.column} ${p.place} ${JSON.stringify(p.text)}${p.text !== p.source ? ` <- ${JSON.stringify(p.source)}` : ''}`,
      );
  }
});
