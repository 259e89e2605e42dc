import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentProvider } from '../../../../components/content-context';
import { DrawnSection } from '../../../../components/sections/drawn-section';
import { type Section, section, sections, typeOf } from '../../../../components/sections/registry';
import { assertKind } from '../../../../components/templates/assert-kind';
import type { AnyEntry } from '../../../../renderer/content/schema/content';
import { fieldsOf } from '../../../../renderer/content/schema/walk-fields';
import { Gallery } from '../../../../renderer/dev/gallery/gallery';
import { galleryOptionsOf } from '../../../../renderer/dev/gallery/gallery-options';
import { loadCached } from '../../../support/load-cached';

const { content = fail('sound content') } = await loadCached('content', { isPreview: true });
const webhooks = { contact: undefined, newsletter: undefined, dropsDuplicates: false };
const entry = assertKind(content.entries.get('/contact') ?? fail('page /contact'), 'page');

const cases = sections.flatMap(({ schema, examples }) =>
  Object.entries(examples).map(([name, example]: [string, Section]) => ({ type: typeOf(schema), name, example })),
);

test('the examples of every section type begin with the least that its schema allows', () => {
  expect(sections.map(({ examples }) => Object.keys(examples)[0])).toEqual(sections.map(() => 'least'));
});

test.each(cases)('$type, $name: what it says fits the schema and the content', ({ example }) => {
  expect(section.safeParse(example).error).toBeUndefined();
  const dangling = [...fieldsOf(section, example)].filter(({ schema, value }) => {
    const kind = schema.meta()?.refersTo;
    if (kind === 'claim') return !(String(value) in content.claims);
    if (kind === 'hub') return content.entries.get(`/solutions/${value}`)?.kind !== 'hub';
    if (kind === 'address') return String(value).startsWith('/') && !content.entries.has(String(value));
    return false;
  });
  expect(dangling.map(({ path, value }) => `${path.join('.')}: ${value}`)).toEqual([]);
});

test.each(cases)('$type, $name: its component draws it', ({ example }) => {
  const html = htmlOf(<DrawnSection section={example} entry={entry} body={<p>The body</p>} />);
  if ('title' in example) expect(decoded(html)).toContain(example.title);
  else if ('groups' in example) expect(decoded(html)).toContain(example.groups.company.title);
  else expect(html).toContain('The body');
});

test('the component page draws every example, and one group alone', () => {
  const gallery = (search: Record<string, string>) => htmlOf(<Gallery options={galleryOptionsOf(search)} />);
  const whole = decoded(gallery({}));
  for (const { type, name } of cases) {
    expect(whole).toContain(`id="${type}"`);
    expect(whole).toContain(name);
  }
  const alone = gallery({ theme: 'green', scheme: 'dark', show: 'table' });
  expect(alone).toContain('data-scheme="dark"');
  expect(alone.match(/class="gallery-group"/g)).toHaveLength(1);
  expect(alone).toContain('theme=blue&amp;scheme=dark&amp;show=table');
});

test('the component page still draws once every solution and article is at another address', () => {
  const moved = [...content.entries.values()].filter(({ kind }) => kind === 'solution' || kind === 'article');
  const former = new Set(moved.map(({ address }) => address));
  const entries = new Map<string, AnyEntry>(
    JSON.parse(JSON.stringify([...content.entries]), (_, value) => (former.has(value) ? `${value}-moved` : value)),
  );
  expect(htmlOf(<Gallery options={galleryOptionsOf({})} />, { ...content, entries })).toContain('-moved"');
});

function htmlOf(drawn: ReactNode, shown = content): string {
  return renderToStaticMarkup(
    <ContentProvider content={shown} webhooks={webhooks}>
      {drawn}
    </ContentProvider>,
  );
}

function decoded(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function fail(missing: string): never {
  throw new Error(`There is no ${missing}`);
}
