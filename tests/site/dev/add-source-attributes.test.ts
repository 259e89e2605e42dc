import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bodyComponents } from '../../../components/model/body-components';
import type { LoadResult } from '../../../renderer/content/index';
import { addSourceAttributes } from '../../../renderer/dev/inline-edit/add-source-attributes';
import type { EditableText } from '../../../renderer/dev/inline-edit/editable-text';
import { markBody } from '../../../renderer/dev/inline-edit/mark-body';
import { contentMarker } from '../../../renderer/dev/inline-edit/mark-content';
import { pagesOfItem } from '../../../renderer/dev/inline-edit/pages-of-item';
import { unescapeHtml } from '../../../renderer/html/escape-html';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';
import { loadContent } from '../../support/load-content';
import { renderPage } from '../../support/render-page';
import { BASE, site } from '../../support/site';
import { sampleAddresses } from '../support/sample-addresses';

const SOURCES = / data-source="([^"]*)"/g;

const plain = await loadCached('content', { isPreview: true });
const marked = await loadCached('content', { isPreview: true, mark: contentMarker(site) });

function entryAt(address: string, { content }: LoadResult) {
  const entry = content?.entries.get(address);
  if (!content || !entry) throw new Error(`No page ${address}`);
  return { entry, content };
}

async function drawMarked(address: string, loaded: LoadResult): Promise<string> {
  const { entry, content } = entryAt(address, loaded);
  return addSourceAttributes(await renderPage(entry, content, [() => markBody(bodyComponents)]), {
    site,
    fileAt: (path) => loaded.files.find((file) => file.path === path)?.parsed,
    reachOf: (list, id) => pagesOfItem(list, id, content),
  });
}

function piecesIn(html: string): EditableText[] {
  return [...html.matchAll(SOURCES)].flatMap(([, json = '']) => JSON.parse(unescapeHtml(json)));
}

test.each(plain.content ? sampleAddresses(plain.content) : [])(
  '%s looks the same as without marks, and its texts are at their marked locations',
  async (address) => {
    const html = await drawMarked(address, marked);
    const { entry, content } = entryAt(address, plain);
    expect(html.replaceAll(SOURCES, '')).toBe(await renderPage(entry, content));
    const strange = piecesIn(html).filter(({ label, line, column, source }) => {
      const there =
        plain.sources
          .get(label)
          ?.split('\n')
          [line - 1]?.slice(column - 1) ?? '';
      const inQuotes = there.slice(1).replaceAll("''", "'").replaceAll('\\"', '"');
      const [firstLine = ''] = source.split('\n');
      return !there.startsWith(firstLine) && !inQuotes.startsWith(firstLine);
    });
    expect(strange).toEqual([]);
  },
);

/** The editable texts of a page in a test content folder. */
async function piecesAt(address: string, files: Record<string, string> = {}): Promise<EditableText[]> {
  const root = contentOf(files);
  vi.stubEnv('CONTENT_DIR', root);
  onTestFinished(() => void vi.unstubAllEnvs());
  const loaded = await loadContent(root, { mark: contentMarker(site) });
  return piecesIn(await drawMarked(address, loaded));
}

test('all kinds of text have their source', async () => {
  const pieces = await piecesAt('/solutions/tills');
  const found = pieces.map(({ label, line, column, text }) => `${label}:${line}:${column} ${text}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'content/site.yaml:1:7 Tallwind',
      'content/words.yaml:10:9 Home',
      'content/solutions/shops.mdx:4:7 Shops',
      'content/solutions/shops/tills.mdx:5:10 A till that adds up',
      'content/solutions/shops/tills.mdx:19:7 3–\u20606 months',
      'content/solutions/shops/tills.mdx:21:12 A scale',
      'content/solutions/shops/tills.mdx:21:21 A printer',
      'content/solutions/shops/tills.mdx:40:4 It adds up',
      'content/solutions/shops/tills.mdx:42:1 Two apples and three pears make five pieces of fruit.',
    ]),
  );
});

test('a property is found whatever the spelling of its tag', async () => {
  const path = 'solutions/shops/tills.mdx';
  const text = readFileSync(join(BASE, path), 'utf8');
  const tag = "<Callout title = 'Good to know'>Words.</Callout>";
  const pieces = await piecesAt('/solutions/tills', { [path]: `${text}\n${tag}\n` });
  expect(pieces.find(({ place }) => place.startsWith('='))).toMatchObject({
    line: text.split('\n').length + 1,
    column: 19,
    text: 'Good to know',
    source: 'Good to know',
  });
});

test('a property that is not text reaches its component unchanged', async () => {
  const path = 'solutions/shops/tills.mdx';
  const text = readFileSync(join(BASE, path), 'utf8');
  const quote = '<Quote lang="de">\n\nEin Zitat.\n\n</Quote>';
  const figure = '<Figure width="wide">\n\n![A till](/media/till.svg)\n\n</Figure>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0h8"/></svg>\n';
  const root = contentOf({ [path]: `${text}\n${quote}\n\n${figure}\n`, 'media/till.svg': drawing });
  const html = await drawMarked('/solutions/tills', await loadContent(root, { mark: contentMarker(site) }));
  expect(html).toMatch(/<blockquote [^>]*lang="de"/);
  expect(html).toContain('<figure class="hung hung-in-text hung-in-text-wide">');
});

test('a document without marks remains unchanged', () => {
  expect(
    addSourceAttributes('<!DOCTYPE html><p>One & two', { site, fileAt: () => undefined, reachOf: () => undefined }),
  ).toBe('<!DOCTYPE html><p>One & two');
});

test('only claims list the pages on which they appear', async () => {
  const pieces = piecesIn(await drawMarked('/about', marked));
  const clients = pieces.find(({ file, place }) => file === 'claims.yaml' && place === 'clients.value');
  expect(clients?.reach).toMatch(/^This claim appears on \d+ pages: (?:\/\S*, ){3}\/\S* and \d+ more\.$/);
  expect(pieces.filter(({ file, reach }) => file !== 'claims.yaml' && reach !== undefined)).toEqual([]);
});
