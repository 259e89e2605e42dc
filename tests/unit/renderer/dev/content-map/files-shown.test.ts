import { expect, test } from 'vitest';
import { filesShown } from '../../../../../renderer/dev/content-map/files-shown';
import { addressOf, filterOf } from '../../../../../renderer/dev/content-map/filter';
import type { MapFile } from '../../../../../renderer/dev/content-map/map-file';
import { mapFile } from './map-file';

const finding = (severity: 'error' | 'warning') => ({ severity, code: 'x', line: 1, column: 1, text: ['x'] });

const files: MapFile[] = [
  mapFile('site.yaml', { kind: 'list', address: undefined, state: undefined, outgoing: ['pages/contact.mdx'] }),
  mapFile('pages/index.mdx', { address: '/', title: 'Home', outgoing: ['pages/contact.mdx'] }),
  mapFile('pages/contact.mdx', {
    address: '/contact',
    title: 'Write to us',
    committed: '2026-02-01',
    incoming: ['pages/index.mdx', 'site.yaml'],
    claims: ['reply-time'],
    findings: [finding('warning'), finding('warning')],
  }),
  mapFile('blog/note-10.mdx', { kind: 'article', address: '/blog/note-10', title: 'Note 10', isUncommitted: true }),
  mapFile('blog/note-9.mdx', {
    kind: 'article',
    address: '/blog/note-9',
    title: 'Note 9',
    state: 'draft',
    committed: '2026-03-01',
    findings: [finding('error')],
  }),
];

function shown(search: string): string[] {
  return filesShown(files, filterOf(new URLSearchParams(search))).map(({ path }) => path);
}

test('without a choice all files are shown by address, those without one last', () => {
  expect(shown('')).toEqual([
    'pages/index.mdx',
    'blog/note-9.mdx',
    'blog/note-10.mdx',
    'pages/contact.mdx',
    'site.yaml',
  ]);
});

test('text is found in title, address, file and claims, all words of it, whatever their case', () => {
  expect(shown('text=NOTE')).toEqual(['blog/note-9.mdx', 'blog/note-10.mdx']);
  expect(shown('text=note+9')).toEqual(['blog/note-9.mdx']);
  expect(shown('text=reply-time')).toEqual(['pages/contact.mdx']);
  expect(shown('text=site.yaml')).toEqual(['site.yaml']);
  expect(shown('text=nowhere')).toEqual([]);
});

test('kind, state, findings and missing links narrow the files down together', () => {
  expect(shown('kind=article')).toEqual(['blog/note-9.mdx', 'blog/note-10.mdx']);
  expect(shown('kind=article&state=draft')).toEqual(['blog/note-9.mdx']);
  expect(shown('findings=on')).toEqual(['blog/note-9.mdx', 'pages/contact.mdx']);
  // The home page needs no link, and a data file is not a page.
  expect(shown('unlinked=on')).toEqual(['blog/note-9.mdx', 'blog/note-10.mdx']);
  expect(shown('unlinked=on&findings=on')).toEqual(['blog/note-9.mdx']);
});

test('the files at the other end of the links of one are shown', () => {
  expect(shown('to=pages/contact.mdx')).toEqual(['pages/index.mdx', 'site.yaml']);
  expect(shown('from=pages/index.mdx')).toEqual(['pages/contact.mdx']);
});

test.each([
  ['title', ['pages/index.mdx', 'blog/note-9.mdx', 'blog/note-10.mdx', 'site.yaml', 'pages/contact.mdx']],
  ['kind', ['blog/note-9.mdx', 'blog/note-10.mdx', 'site.yaml', 'pages/contact.mdx', 'pages/index.mdx']],
  ['-change', ['blog/note-10.mdx', 'blog/note-9.mdx', 'pages/contact.mdx', 'pages/index.mdx', 'site.yaml']],
  ['-findings', ['blog/note-9.mdx', 'pages/contact.mdx', 'blog/note-10.mdx', 'pages/index.mdx', 'site.yaml']],
  ['-incoming', ['pages/contact.mdx', 'blog/note-9.mdx', 'blog/note-10.mdx', 'pages/index.mdx', 'site.yaml']],
  ['-outgoing', ['pages/index.mdx', 'site.yaml', 'blog/note-9.mdx', 'blog/note-10.mdx', 'pages/contact.mdx']],
  ['-claims', ['pages/contact.mdx', 'blog/note-9.mdx', 'blog/note-10.mdx', 'pages/index.mdx', 'site.yaml']],
  ['state', ['blog/note-9.mdx', 'blog/note-10.mdx', 'pages/contact.mdx', 'pages/index.mdx', 'site.yaml']],
])('sorted by %s', (order, paths) => {
  expect(shown(`sort=${order}`)).toEqual(paths);
});

test('the pressed button decides the order, not the earlier value of the form', () => {
  expect(filterOf(new URLSearchParams('sort=title&sort=-change'))).toMatchObject({
    sort: 'change',
    direction: 'descending',
  });
});

test('invalid options in an address are left out', () => {
  const choice = filterOf(new URLSearchParams('kind=toString&state=gone&sort=-size&page=-3'));
  expect(choice).toMatchObject({ kind: undefined, state: undefined, sort: 'address', page: 1 });
});

test('the address of a choice makes that choice again', () => {
  const search = '?text=a+b&kind=article&state=draft&findings=on&unlinked=on&to=a.mdx&from=b.mdx&sort=-change&page=3';
  expect(addressOf(filterOf(new URLSearchParams(search)))).toBe(`/__content${search}`);
  expect(addressOf({})).toBe('/__content');
});
