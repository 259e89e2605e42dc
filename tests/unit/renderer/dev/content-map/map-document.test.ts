import { expect, test } from 'vitest';
import { mapDocument } from '../../../../../renderer/dev/content-map/map-document';
import type { Finding, MapFile } from '../../../../../renderer/dev/content-map/map-files';
import { mapFile } from './map-file';

/** The map of some files, for the options in an address. */
function documentOf(files: MapFile[], search = ''): string {
  const content = { files, root: '/content', hasHistory: true, hasLists: true };
  return mapDocument(content, new URLSearchParams(search));
}

const finding = (text: string): Finding => ({ severity: 'warning', code: 'x', line: 1, column: 1, text: [text] });

const statusOf = (html: string) => /<p role="status">(.*?)<\/p>/.exec(html)?.[1];

test('a sentence states the number of files, even for none', () => {
  const files = [mapFile('index.mdx'), mapFile('about.mdx', { findings: [finding('A warning.')] })];
  expect(statusOf(documentOf(files))).toBe('2 files, with 1 warning.');
  expect(statusOf(documentOf(files, 'text=index'))).toBe('1 of 2 files, with no errors or warnings.');
  expect(statusOf(documentOf(files, 'text=nothing-like-this'))).toBe('None of the 2 files is like that.');
});

test('of thousands of files, the table only contains the first', () => {
  const html = documentOf(
    Array.from({ length: 2_000 }, (_, index) => mapFile(`note-${index}.mdx`)),
    'sort=-file',
  );
  expect(statusOf(html)).toBe('2000 files, with no errors or warnings. The first 500 are below.');
  expect(html.match(/<tbody>/g)).toHaveLength(500);
  expect(html).toContain('>note-1999.mdx<');
  expect(html).not.toContain('>note-1499.mdx<');
});

test('the content and name of a file, and the address, are text, not HTML', () => {
  const attack = '"><img src=x onerror=alert(1)>';
  const file = mapFile(`blog/${attack}.mdx`, {
    title: attack,
    findings: [finding(attack)],
    incoming: ['a.mdx'],
  });
  const html = documentOf([file], `text=${encodeURIComponent('"><img')}&to=${encodeURIComponent(attack)}`);
  expect(html).not.toContain('<img');
  expect(documentOf([file])).toContain('&lt;img src=x onerror=alert(1)&gt;.mdx<');
  expect(documentOf([file])).not.toContain('<img');
});
