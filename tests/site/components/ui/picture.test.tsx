import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../../../components/ui/picture';
import type { WholeContent } from '../../../../renderer/content/schema/content';
import { ContentProvider } from '../../../../renderer/react/content-context';
import { articleText } from '../../../support/article-text';
import { contentOf } from '../../../support/content-of';
import { problemsOfHtml } from '../../../support/html-problems';
import { loadContent } from '../../../support/load-content';
import { photo } from '../../../support/photo';
import { renderWithMarkdown } from '../../../support/render-page';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0h8"/></svg>\n';

const BODY = `![A counter](/media/counter.jpg)

## More

![](/media/counter.jpg "decoration")

![A drawing](/media/drawing.svg)

![A door][door]

[door]: /media/door.png`;

async function contentWithPictures(): Promise<WholeContent> {
  const text = articleText({
    title: 'An article with pictures of every kind that a text can have',
    description:
      'An article with a photo, a decoration, a drawing and a screen, so that the tests see what its page has.',
    name: 'Pictures',
    heading: 'Pictures',
    date: '2024-02-01',
    body: BODY,
  });
  const root = contentOf({ 'blog/pictures.mdx': text });
  mkdirSync(join(root, 'media'), { recursive: true });
  writeFileSync(join(root, 'media/counter.jpg'), await photo({ width: 900, height: 600 }));
  writeFileSync(join(root, 'media/door.png'), await photo({ width: 300, height: 600, format: 'png' }));
  writeFileSync(join(root, 'media/drawing.svg'), DRAWING);
  const { content, diagnostics } = await loadContent(root, { today: '2026-01-01' });
  if (!content) throw new Error(JSON.stringify(diagnostics));
  return content;
}

/** The pictures of a document, with HASH for the hash in each name. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(/<picture>.*?<\/picture>/g)].map(([picture]) =>
    picture.replaceAll(/\.[\w-]{8}\./g, '.HASH.'),
  );
}

test('a picture in a text has the sizes of its column and an upright shape, and the first is loaded eagerly', async () => {
  const content = await contentWithPictures();
  const entry = content.entries.get('/blog/pictures');
  if (!entry) throw new Error('There is no article');
  const { html, markdown } = await renderWithMarkdown(entry, content);
  const [first = '', decoration = '', drawing = '', screen = ''] = picturesIn(html);
  expect(first).toMatch(
    /srcSet="\/media\/sizes\/counter-400\.HASH\.avif 400w, .*counter-900\.HASH\.avif 900w" sizes="\(min-width/,
  );
  expect(first).toContain(
    '<img src="/media/sizes/counter-800.HASH.jpg" width="900" height="600" alt="A counter" loading="eager" decoding="async" fetchPriority="high" data-color="#',
  );
  expect(decoration).toContain('alt="" loading="lazy"');
  expect(drawing).toBe(
    '<picture><img src="/media/drawing.svg" width="24" height="12" alt="A drawing" loading="lazy" decoding="async"/></picture>',
  );
  expect(screen).toContain('<img src="/media/sizes/door-300.HASH.png" width="300" height="600" alt="A door"');
  expect(html).not.toContain('style=');
  expect(await problemsOfHtml('/blog/pictures.html', html)).toEqual([]);
  expect(markdown).toMatch(/!\[A counter\]\(https:\/\/tallwind\.example\/media\/sizes\/counter-800\.[\w-]{8}\.jpg\)/);
});

test('visitors with a dark color scheme get the dark version, and a crop keeps the focus', async () => {
  const content = await contentWithPictures();
  const html = renderToStaticMarkup(
    <ContentProvider content={content}>
      <Picture name="counter.jpg" dark="door.png" alt="A counter" place="thumbnail" focus="top" />
    </ContentProvider>,
  );
  const [picture = ''] = picturesIn(html);
  const sources = [...picture.matchAll(/<source [^>]*>/g)].map(([source]) => source);
  expect(sources.map((source) => /door|counter/.exec(source)?.[0])).toEqual(['door', 'door', 'counter', 'counter']);
  expect(sources.map((source) => source.includes('media="(prefers-color-scheme: dark)"'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(sources[0]).toContain('width="300" height="600"');
  expect(picture).toContain('data-focus="top"');
});
