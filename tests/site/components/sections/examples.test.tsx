import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { claims } from '../../../../components/model/lists/claims';
import { figures } from '../../../../components/sections/figures/schema';
import { article as articles } from '../../../../pages/article/schema';
import gallery from '../../../../pages/gallery';
import { hub } from '../../../../pages/hub/schema';
import { DrawnSection } from '../../../../pages/page/drawn-section';
import { page as pages } from '../../../../pages/page/schema';
import { sectionExamples } from '../../../../renderer/content/read-examples';
import type { Entry } from '../../../../renderer/content/schema/content';
import { isSection, typeOf } from '../../../../renderer/content/schema/define-section';
import { indexOf } from '../../../../renderer/content/schema/index-kinds';
import { openContent } from '../../../../renderer/content/schema/open-content';
import { fieldsOf } from '../../../../renderer/content/schema/walk-fields';
import { Gallery } from '../../../../renderer/dev/gallery/gallery';
import { galleryOptionsOf } from '../../../../renderer/dev/gallery/gallery-options';
import { ContentProvider } from '../../../../renderer/react/content-context';
import { assertKind } from '../../../support/assert-kind';
import { loadCached } from '../../../support/load-cached';
import { site } from '../../../support/site';

const { content = fail('sound content') } = await loadCached('content', { isPreview: true });
const entry = assertKind(content.entries.get('/contact') ?? fail('page /contact'), pages);

const examples = sectionExamples(site);
const cases = site.sections.flatMap(({ schema }) => {
  const type = typeOf({ schema });
  return Object.entries(examples.get(type) ?? {}).map(([name, example]) => ({ type, schema, name, example }));
});

test('the first example of every section type is the minimum of its schema', () => {
  expect([...examples.values()].map((each) => Object.keys(each)[0])).toEqual(site.sections.map(() => 'least'));
});

test.each(cases)('$type, $name: it names only what is in the content', ({ schema, example }) => {
  const dangling = [...fieldsOf(schema, example)].filter(({ schema: field, value }) => {
    const kind = field.meta()?.refersTo;
    if (kind === 'claim') return !(String(value) in content.list(claims));
    if (kind === 'hub') return content.find(hub, String(value)) === undefined;
    if (kind === 'address') return String(value).startsWith('/') && !content.entries.has(String(value));
    return false;
  });
  expect(dangling.map(({ path, value }) => `${path.join('.')}: ${value}`)).toEqual([]);
});

test.each(cases)('$type, $name: its component renders it', ({ example }) => {
  const html = htmlOf(<DrawnSection section={example} entry={entry} body={<p>The body</p>} />);
  if ('title' in example) expect(decoded(html)).toContain(example.title);
  else if (isSection(example, figures)) expect(decoded(html)).toContain(example.groups.company.title);
  else expect(html).toContain('The body');
});

/** The class of the gallery's replacement for an example that throws. */
const FAILED = 'specimen-failed';

test('the component page shows every example, or a single group', () => {
  const whole = decoded(galleryHtml());
  for (const { type, name } of cases) {
    expect(whole).toContain(`id="${type}"`);
    expect(whole).toContain(name);
  }
  expect(whole).not.toContain(FAILED);
  const alone = galleryHtml({ theme: 'green', scheme: 'dark', show: 'table' });
  expect(alone).toContain('data-scheme="dark"');
  expect(alone.match(/class="gallery-group"/g)).toHaveLength(1);
  expect(alone).toContain('theme=blue&amp;scheme=dark&amp;show=table');
});

test('it shows the shortest and the longest page of each kind', () => {
  const article = content.all(articles)[0] ?? fail('article');
  const { body } = article;
  const entries = new Map<string, Entry>(content.entries)
    .set('/blog/short', { ...article, address: '/blog/short', body: '' })
    .set('/blog/long', { ...article, address: '/blog/long', body: body.repeat(50) });
  const html = galleryHtml({ show: 'article-pages' }, contentWith(entries));
  expect([...html.matchAll(/<iframe src="([^"]+)"/g)].map(([, src]) => src)).toEqual(['/blog/short', '/blog/long']);
});

test('it omits kinds without pages, and sections if no page has any', () => {
  const all = [...content.entries];
  const idsIn = (kept: (entry: Entry) => boolean) => {
    const entries = new Map(all.filter(([, entry]) => kept(entry)));
    return [...galleryHtml({}, contentWith(entries)).matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  };
  const whole = idsIn(() => true);
  expect(whole).toContain('opening-pages');
  expect(idsIn(({ kind }) => kind !== 'opening')).toEqual(whole.filter((id) => id !== 'opening-pages'));
  expect(idsIn(({ kind }) => kind === 'article')).toContain('article-pages');
  expect(idsIn(({ kind }) => kind === 'article')).not.toContain('hero');
});

test('it works even if every page has a different address', () => {
  const former = new Set([...content.entries.keys()]);
  const moved: typeof content.data = JSON.parse(
    JSON.stringify({ ...content.data, entries: [...content.entries] }),
    (_, value) => (former.has(value) ? `${value}-moved` : value),
  );
  const html = galleryHtml({}, openContent({ ...moved, entries: new Map(moved.entries) }));
  const groupsIn = (text: string) => [...text.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  expect(groupsIn(html)).toEqual(groupsIn(galleryHtml()));
  expect(html).toMatch(/<iframe src="[^"]+-moved"/);
});

/** The content with other entries. */
function contentWith(entries: ReadonlyMap<string, Entry>) {
  return openContent({ ...content.data, entries, kinds: indexOf(entries, site.kinds) });
}

function galleryHtml(search: Record<string, string> = {}, shown = content): string {
  return htmlOf(<Gallery options={galleryOptionsOf(search, gallery)} parts={gallery} site={site} />, shown);
}

function htmlOf(drawn: ReactNode, shown = content): string {
  return renderToStaticMarkup(<ContentProvider content={shown}>{drawn}</ContentProvider>);
}

function decoded(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function fail(missing: string): never {
  throw new Error(`There is no ${missing}`);
}
