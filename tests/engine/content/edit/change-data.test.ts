import { expect, test } from 'vitest';
import { changeData, type DataChange } from '../../../../renderer/content/edit/change-data';
import { stringsIn } from '../../../../renderer/content/edit/edit-fields';
import { parse } from '../../../../renderer/content/parse/parse';
import { changesBelow, expectOnly, fieldsBelow } from '../../../support/data-changes';
import { sampleOf } from '../../../support/sample';

const changed = (text: string, change: DataChange) =>
  changeData(parse({ path: 'list.yaml', label: 'content/list.yaml', text }).file ?? expect.fail(), change).text;

const LINKS = `# All links.
links:
  # The first.
  - label: Home # of the site
    href: /

  # For readers.
  - label: Blog
    href: /blog
tags: [new, "old one", free]
note: |
  Two
  lines.
`;

const LINKS_MOVED = LINKS.replace(/( {2}# The first[\s\S]*?\n)(\n)([\s\S]*)(tags)/, '$3$2$1$4');

test.each<[string, DataChange, (text: string) => string]>([
  [
    'an entry goes to the end, with the gap that the others have',
    { do: 'insert', path: ['links'], at: 2, yaml: '- label: Press\n  href: /press' },
    (text) => text.replace('    href: /blog\n', '$&\n  - label: Press\n    href: /press\n'),
  ],
  [
    'an entry goes between two, above the comments of the one below',
    { do: 'insert', path: ['links'], at: 1, yaml: '# Of the press.\n- label: Press' },
    (text) => text.replace('  # For', '  # Of the press.\n  - label: Press\n\n$&'),
  ],
  [
    'an entry goes into a list in brackets, in quotation marks if it needs any',
    { do: 'insert', path: ['tags'], at: 1, yaml: '- "a, b"' },
    (text) => text.replace('new, ', 'new, "a, b", '),
  ],
  [
    'a field is removed',
    { do: 'remove', path: ['links', 0, 'label'] },
    (text) => text.replace(/label: Home.*\n {4}/, ''),
  ],
  [
    'a value is replaced in its style, before the comment behind it',
    { do: 'replace', path: ['links', 0, 'label'], value: 'Start: here' },
    (text) => text.replace('label: Home', 'label: "Start: here"'),
  ],
  [
    'an entry moves up with its comments, and the gaps stay',
    { do: 'move', path: ['links', 1], to: 0 },
    () => LINKS_MOVED,
  ],
  ['an entry moves down', { do: 'move', path: ['links', 0], to: 1 }, () => LINKS_MOVED],
  [
    'an entry of a list in brackets moves',
    { do: 'move', path: ['tags', 0], to: 2 },
    (text) => text.replace('new, "old one", free', '"old one", free, new'),
  ],
  [
    'an entry is removed with its comments',
    { do: 'remove', path: ['links', 1] },
    (text) => text.replace(/\n {2}# For readers\.\n.*\n.*\n/, ''),
  ],
  ['the last field is removed', { do: 'remove', path: ['note'] }, (text) => text.replace(/note:[\s\S]*/, '')],
  [
    'a field is added below the others',
    { do: 'insert', path: ['links', 1], at: 2, yaml: 'title: "It\'s: new"' },
    (text) => text.replace('href: /blog\n', `$&    title: "It's: new"\n`),
  ],
])('%s', (_what, change, after) => {
  expect(changed(LINKS, change)).toBe(after(LINKS));
  const inWindows = `\uFEFF${LINKS.replaceAll('\n', '\r\n')}`;
  expect(changed(inWindows, change)).toBe(`\uFEFF${after(LINKS).replaceAll('\n', '\r\n')}`);
});

test.each<[string, DataChange, string]>([
  ['links:\n  - a\n', { do: 'remove', path: ['links', 0] }, 'links: []\n'],
  ['a:\n  b: 1\n', { do: 'remove', path: ['a', 'b'] }, 'a: {}\n'],
  ['- a\n', { do: 'remove', path: [0] }, '[]\n'],
  [
    'links: []\nb: 1\n',
    { do: 'insert', path: ['links'], at: 0, yaml: '- a: 1\n  b: 2' },
    'links:\n  - a: 1\n    b: 2\nb: 1\n',
  ],
  ['a: {}\n', { do: 'insert', path: ['a'], at: 0, yaml: 'b: 1' }, 'a:\n  b: 1\n'],
  ['links:\nb: 1\n', { do: 'insert', path: ['links'], at: 0, yaml: '- a' }, 'links:\n  - a\nb: 1\n'],
  ['# None yet.\n', { do: 'insert', path: [], at: 0, yaml: '- a' }, '# None yet.\n- a\n'],
  ['\uFEFF- a\n', { do: 'insert', path: [], at: 0, yaml: '- b: 1\n  c: 2' }, '\uFEFF- b: 1\n  c: 2\n- a\n'],
  ['a:\nb: 1\n', { do: 'replace', path: ['a'], value: 'x' }, 'a: x\nb: 1\n'],
  ['- \n-\n', { do: 'replace', path: [1], value: 'x' }, '- \n- x\n'],
  ['a: true # yes\n', { do: 'replace', path: ['a'], value: false }, 'a: false # yes\n'],
  ['a: no', { do: 'replace', path: ['a'], value: 'true' }, 'a: "true"'],
  ['a: "b"\n', { do: 'replace', path: ['a'], value: 'b' }, 'a: "b"\n'],
  ['- a\n- b', { do: 'move', path: [0], to: 1 }, '- b\n- a'],
  ['- - a\n  - b\n- c: |\n    d\n', { do: 'move', path: [1], to: 0 }, '- c: |\n    d\n- - a\n  - b\n'],
  ['a: [[], x]\n', { do: 'insert', path: ['a', 0], at: 0, yaml: '- y' }, 'a: [[y], x]\n'],
])('%j: %j', (before, change, after) => {
  expect(changed(before, change)).toBe(after);
});

test('what can not be changed is refused, with the file', () => {
  for (const change of [
    { do: 'remove', path: ['missing'] },
    { do: 'replace', path: ['missing'], value: '' },
    { do: 'move', path: ['links', 0], to: 2 },
    { do: 'move', path: ['links', 2], to: 0 },
    { do: 'move', path: ['note'], to: 0 },
    { do: 'insert', path: ['missing'], at: 0, yaml: '- a' },
  ] satisfies DataChange[])
    expect(() => changed(LINKS, change)).toThrow('content/list.yaml');
});

test('every list, entry, and field of the content can be changed, and only its own part of the file changes', () => {
  const all = changesBelow('content');
  expect(all.length).toBeGreaterThan(500);
  for (const { file, change } of sampleOf('changes', all, 150)) expectOnly(file, change);
});

test('what changes nothing leaves the text as it is', () => {
  for (const file of fieldsBelow('content'))
    for (const { path, value } of stringsIn(file.data))
      expect(changeData(file, { do: 'replace', path, value })).toBe(file);
});
