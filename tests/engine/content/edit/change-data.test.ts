import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isMap, isScalar, isSeq, stringify } from 'yaml';
import { changeData, type DataChange } from '../../../../renderer/content/edit/change-data';
import { type ParsedFile, parse } from '../../../../renderer/content/parse/parse';
import type { Path } from '../../../../renderer/content/schema/walk-fields';
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
  ['a: [[], x]\n', { do: 'insert', path: ['a', 0], at: 0, yaml: '- y' }, 'a: [[y], x]\n'],
])('%j: %j', (before, change, after) => {
  expect(changed(before, change)).toBe(after);
});

test('what can not be changed is refused, with the file', () => {
  for (const change of [
    { do: 'remove', path: ['missing'] },
    { do: 'insert', path: ['missing'], at: 0, yaml: '- a' },
  ] satisfies DataChange[])
    expect(() => changed(LINKS, change)).toThrow('content/list.yaml');
});

/** The YAML of every file below a folder: parsing a body each time would take most of the time. */
function fieldsBelow(root: string): ParsedFile[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:mdx|yaml)$/.test(path));
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const fields = path.endsWith('.mdx') ? text.slice(4, text.indexOf('\n---', 4) + 1) : text;
    return parse({ path: 'list.yaml', label: path, text: fields }).file ?? [];
  });
}

/** Every change of a kind that a group or list allows. */
function changesOf(node: unknown, path: Path = []): DataChange[] {
  if (isMap(node))
    return [
      { do: 'insert', path, at: 1, yaml: stringify({ added: "It's: a #1" }) },
      ...node.items.flatMap(({ key, value }) => {
        const inner = [...path, isScalar(key) ? String(key.value) : ''];
        return [{ do: 'remove', path: inner } as const, ...changesOf(value, inner)];
      }),
    ];
  if (!isSeq(node)) return [];
  const last = node.items.length - 1;
  const entry = stringify([{ type: 'x', title: "It's: a #1", items: ['a', 'b: c', ''] }]);
  return [
    ...[...new Set([0, 1, last + 1])].map((at) => ({ do: 'insert', path, at, yaml: entry }) as const),
    ...node.items.flatMap((item, index) => [
      { do: 'remove', path: [...path, index] } as const,
      ...changesOf(item, [...path, index]),
    ]),
  ];
}

test('every list, entry, and field of the content can be changed, and only its own part of the file changes', () => {
  const all = fieldsBelow('content').flatMap((file) =>
    changesOf(file.yaml.contents).map((change) => ({ file, change })),
  );
  expect(all.length).toBeGreaterThan(300);
  for (const { file, change } of sampleOf('changes', all, 300)) {
    // It throws if anything but the change has changed in the data.
    const after = changeData(file, change).text;
    const comments = (text: string) => text.match(/(?:^|\s)#\s.*/gm)?.length ?? 0;
    if (change.do !== 'remove') expect(comments(after)).toBe(comments(file.text));
  }
});
