import { expect, test } from 'vitest';
import { choiceOf, chooseFiles } from '../../../../../renderer/dev/content-map/choose-files';
import type { MapFile } from '../../../../../renderer/dev/content-map/map-files';
import { mapFile } from './map-file';

const finding = (severity: 'error' | 'warning') => ({ severity, code: 'x', line: 1, column: 1, text: ['x'] });

const files: MapFile[] = [
  mapFile('site.yaml', { address: undefined, title: undefined, state: undefined, outgoing: ['pages/contact.mdx'] }),
  mapFile('pages/index.mdx', { address: '/', title: 'Home', outgoing: ['pages/contact.mdx'] }),
  mapFile('pages/contact.mdx', {
    address: '/contact',
    title: 'Write to us',
    committed: '2026-02-01',
    incoming: ['pages/index.mdx', 'site.yaml'],
    findings: [finding('warning'), finding('warning')],
  }),
  mapFile('blog/note-10.mdx', { address: '/blog/note-10', title: 'Note 10', isUncommitted: true }),
  mapFile('blog/note-9.mdx', {
    address: '/blog/note-9',
    title: 'Note 9',
    state: 'draft',
    committed: '2026-03-01',
    findings: [finding('error')],
  }),
];

function chosen(search: string): string[] {
  return chooseFiles(files, choiceOf(new URLSearchParams(search))).map(({ path }) => path);
}

test('without a choice, all files are listed, by path', () => {
  expect(chosen('')).toEqual([
    'blog/note-9.mdx',
    'blog/note-10.mdx',
    'pages/contact.mdx',
    'pages/index.mdx',
    'site.yaml',
  ]);
});

test('the search finds all words in title, address and path, ignoring case', () => {
  expect(chosen('text=NOTE')).toEqual(['blog/note-9.mdx', 'blog/note-10.mdx']);
  expect(chosen('text=note+9')).toEqual(['blog/note-9.mdx']);
  expect(chosen('text=write+/contact')).toEqual(['pages/contact.mdx']);
  expect(chosen('text=site.yaml')).toEqual(['site.yaml']);
  expect(chosen('text=nowhere')).toEqual([]);
});

test('the filters for state and findings combine', () => {
  expect(chosen('state=draft')).toEqual(['blog/note-9.mdx']);
  expect(chosen('findings=on')).toEqual(['blog/note-9.mdx', 'pages/contact.mdx']);
  expect(chosen('findings=on&state=published')).toEqual(['pages/contact.mdx']);
});

test('the files linked to or from a file can be chosen', () => {
  expect(chosen('to=pages/contact.mdx')).toEqual(['pages/index.mdx', 'site.yaml']);
  expect(chosen('from=pages/index.mdx')).toEqual(['pages/contact.mdx']);
});

test.each([
  ['-file', ['site.yaml', 'pages/index.mdx', 'pages/contact.mdx', 'blog/note-10.mdx', 'blog/note-9.mdx']],
  ['page', ['pages/index.mdx', 'blog/note-9.mdx', 'blog/note-10.mdx', 'pages/contact.mdx', 'site.yaml']],
  ['state', ['blog/note-9.mdx', 'blog/note-10.mdx', 'pages/contact.mdx', 'pages/index.mdx', 'site.yaml']],
  ['-findings', ['blog/note-9.mdx', 'pages/contact.mdx', 'blog/note-10.mdx', 'pages/index.mdx', 'site.yaml']],
  ['-incoming', ['pages/contact.mdx', 'blog/note-9.mdx', 'blog/note-10.mdx', 'pages/index.mdx', 'site.yaml']],
  ['-outgoing', ['pages/index.mdx', 'site.yaml', 'blog/note-9.mdx', 'blog/note-10.mdx', 'pages/contact.mdx']],
  ['-change', ['blog/note-10.mdx', 'blog/note-9.mdx', 'pages/contact.mdx', 'pages/index.mdx', 'site.yaml']],
])('sorted by %s', (order, paths) => {
  expect(chosen(`sort=${order}`)).toEqual(paths);
});

test('the pressed button decides the order, not the earlier value of the form', () => {
  expect(choiceOf(new URLSearchParams('sort=page&sort=-change'))).toMatchObject({
    sort: 'change',
    direction: 'descending',
  });
});

test('invalid options in an address are ignored', () => {
  const choice = choiceOf(new URLSearchParams('state=toString&sort=-size'));
  expect(choice).toMatchObject({ state: undefined, sort: 'file' });
});
