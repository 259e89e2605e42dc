import { expect, test } from 'vitest';
import { type BodyChange, changeBody } from '../../../../renderer/content/edit/change-body';
import { parse } from '../../../../renderer/content/parse/parse';

const BODY = `---
title: About us
---

## A start {/* ours */}
The *first* paragraph
has two lines.

1. One
2. Two
   - inner
   - other
3. Three

> A quotation
>
> in two parts

<Callout title="Good to know">

Inside.

</Callout>

| a | b |
| --- | --- |
| 1 | 2 |
| 3 | 4 |
`;

const changed = (text: string, change: BodyChange) =>
  changeBody(parse({ path: 'about.mdx', label: 'content/about.mdx', text }).file ?? expect.fail(), change).text;

test.each<[string, BodyChange, string, string]>([
  ['a heading', { do: 'replace', path: [0], source: '## Begin' }, '## A start {/* ours */}', '## Begin'],
  [
    'a paragraph by two',
    { do: 'replace', path: [1], source: 'One.\n\nTwo.' },
    'The *first* paragraph\nhas two lines.',
    'One.\n\nTwo.',
  ],
  ['a new paragraph', { do: 'insert', path: [], at: 1, source: 'New.' }, 'The *first*', 'New.\n\nThe *first*'],
  ['a block at the end', { do: 'insert', path: [], at: 6, source: '## End' }, '| 3 | 4 |\n', '| 3 | 4 |\n\n## End\n'],
  ['a removed paragraph', { do: 'remove', path: [1] }, 'The *first* paragraph\nhas two lines.\n\n', ''],
  ['the removed last block', { do: 'remove', path: [5] }, /\n\n\| a[\s\S]*4 \|/.exec(BODY)?.[0] ?? '', ''],
  ['a new item', { do: 'insert', path: [2], at: 3, source: '4. Four' }, '3. Three', '3. Three\n4. Four'],
  ['a first item', { do: 'insert', path: [2], at: 0, source: '7. Zero' }, '1. One', '1. Zero\n1. One'],
  ['an item of two lines', { do: 'replace', path: [2, 1, 1, 0], source: '- a\n  b' }, '- inner', '- a\n     b'],
  ['a removed item', { do: 'remove', path: [2, 1, 1, 1] }, '\n   - other', ''],
  ['a removed first item, with the number of the list', { do: 'remove', path: [2, 0] }, '1. One\n2. Two', '1. Two'],
  [
    'a moved item',
    { do: 'move', path: [2, 2], to: 0 },
    /1\. One[\s\S]*Three/.exec(BODY)?.[0] ?? '',
    '1. Three\n1. One\n2. Two\n   - inner\n   - other',
  ],
  [
    'a moved block',
    { do: 'move', path: [3], to: 4 },
    /> A quot[\s\S]*<\/Callout>/.exec(BODY)?.[0] ?? '',
    '<Callout title="Good to know">\n\nInside.\n\n</Callout>\n\n> A quotation\n>\n> in two parts',
  ],
  ['a part of a quotation', { do: 'insert', path: [3], at: 1, source: 'new' }, '> in two', '> new\n>\n> in two'],
  ['a paragraph in a component', { do: 'insert', path: [4], at: 1, source: '- New' }, 'Inside.', 'Inside.\n\n- New'],
  ['a row', { do: 'insert', path: [5], at: 2, source: '| 5 | 6 |' }, '| 3 |', '| 5 | 6 |\n| 3 |'],
  ['a moved row', { do: 'move', path: [5, 2], to: 1 }, '| 1 | 2 |\n| 3 | 4 |', '| 3 | 4 |\n| 1 | 2 |'],
])('%s changes nothing else', (_what, change, from, to) => {
  expect(BODY).toContain(from);
  expect(changed(BODY, change)).toBe(BODY.replace(from, () => to));
  const inWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(changed(inWindows(BODY), change)).toBe(inWindows(BODY.replace(from, () => to)));
});

test('the first block of a body', () => {
  const insert = { do: 'insert', path: [], at: 0, source: 'Text.\n' } as const;
  expect(changed('---\ntitle: A\n---\n', insert)).toBe('---\ntitle: A\n---\n\nText.\n');
  expect(changed('---\ntitle: A\n---', insert)).toBe('---\ntitle: A\n---\n\nText.\n');
});

test.each<[string, BodyChange]>([
  ['two lists would become one', { do: 'remove', path: [1] }],
  ['there is no such block', { do: 'remove', path: [7] }],
  ['there is no such place', { do: 'move', path: [1], to: 3 }],
  ['what is typed would swallow the rest', { do: 'replace', path: [1], source: '```' }],
  ['a tag is not closed', { do: 'replace', path: [1], source: '<Callout>' }],
  ['it is no block at all', { do: 'insert', path: [], at: 1, source: ' ' }],
])('a change is refused if %s', (_what, change) => {
  expect(() => changed('---\ntitle: A\n---\n\n- a\n\nText.\n\n- b\n', change)).toThrow('content/about.mdx');
});
