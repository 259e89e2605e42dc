import { expect, test } from 'vitest';
import type { MapFile } from '../../../../../renderer/dev/content-map/map-file';
import { structureOf } from '../../../../../renderer/dev/content-map/structure';
import { wheelOf } from '../../../../../renderer/dev/content-map/structure-layout';
import { mapFile } from './map-file';

const site: MapFile[] = [
  mapFile('site.yaml', { kind: 'list', address: undefined, outgoing: ['apps.mdx'] }),
  mapFile('about.mdx', { name: 'About', outgoing: ['tills.mdx', 'shops.mdx'] }),
  mapFile('apps.mdx', { name: 'Apps', theme: 'blue' }),
  mapFile('shops.mdx', { name: 'Shops', theme: 'blue', parent: '/apps' }),
  mapFile('tills.mdx', { name: 'Tills', theme: 'blue', parent: '/shops' }),
  mapFile('broken.mdx', { name: 'Broken', state: 'unknown' }),
];

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    mapFile(`note-${index}.mdx`, {
      parent: '/blog',
      incoming: index === count - 1 ? ['about.mdx', 'blog.mdx'] : ['blog.mdx'],
    }),
  );

const blog = (count: number) => mapFile('blog.mdx', { outgoing: articles(count).map(({ path }) => path) });

const outline = (files: MapFile[], room: number) =>
  structureOf(files, room).map(({ name, branches }) => [
    name,
    ...branches.map(({ name: column, pages, more }) => [column, pages.map((page) => page.name), more.length]),
  ]);

test('pages are below the page that their breadcrumbs lead through', () => {
  expect(outline(site, 100)).toEqual([
    ['Pages', [undefined, ['About'], 0]],
    ['Not known', [undefined, ['Broken'], 0]],
    ['Apps', [undefined, ['Apps'], 0], ['Shops', ['Shops', 'Tills'], 0]],
  ]);
});

test('a branch without room keeps its top and the pages to which most others link', () => {
  const long = structureOf([...site, blog(50), ...articles(50)], 20).find(({ name }) => name === 'blog.mdx');
  expect(long?.branches[0]?.pages).toHaveLength(15);
  expect(long?.branches[0]?.pages[0]?.path).toBe('blog.mdx');
  expect(long?.branches[0]?.pages.at(-1)?.path).toBe('note-49.mdx');
  expect(long?.branches[0]?.more).toHaveLength(36);
});

test('the wheel has a place for each page and a curve for each link between them', () => {
  const { spokes, arcs } = wheelOf(structureOf(site, 100));
  expect(spokes.map(({ label, curves }) => [label, curves.length])).toEqual([
    ['About', 2],
    ['Broken', 0],
    ['Apps', 0],
    ['Shops', 0],
    ['Tills', 0],
  ]);
  expect(arcs.map(({ name, bands }) => [name, bands.length])).toEqual([
    ['Pages', 1],
    ['Not known', 1],
    ['Apps', 2],
  ]);
});

test.each([1_000, 10_000])('with %i pages the wheel is no larger than with those that have room', (count) => {
  const { spokes, radius } = wheelOf(structureOf([...site, blog(count), ...articles(count)], 150));
  expect(spokes.length).toBeLessThanOrEqual(155);
  expect(radius).toBeLessThan(450);
  const amounts = spokes.map(({ label }) => Number(/^(\d+) more$/.exec(label)?.[1] ?? 1));
  expect(amounts.reduce((sum, amount) => sum + amount)).toBe(count + 6);
  // Links to pages that don't fit are merged.
  expect(spokes.find(({ page }) => page?.path === 'blog.mdx')?.curves.length).toBeLessThan(155);
});
