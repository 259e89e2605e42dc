import { expect, test } from 'vitest';
import { mergeTexts } from '../../../../renderer/admin/github/merge-texts';

const BASE = `---
title: About us
description: Who we are, and
  what we do
links:
  - label: Home
    href: /
  # For readers.
  - label: Blog
    href: /blog
---

## A start

The first paragraph
has two lines.

- One
- Two
`;

const put = (from: string, to: string) => BASE.replace(from, to);

test.each([
  ['fields on neighboring lines', put('About us', 'About'), put('Who we are', 'Who this is')],
  [
    'a field that was added and the one above it',
    put('About us', 'About'),
    put('description', 'draft: true\ndescription'),
  ],
  ['fields of one entry', put('label: Home', 'label: Start'), put('href: /\n', 'href: /start\n')],
  [
    'an entry that was removed and its neighbor',
    put('  - label: Home\n    href: /\n', ''),
    put('label: Blog', 'label: News'),
  ],
  ['entries of a list in the body', put('- One', '- 1'), put('- Two', '- 2\n- 3')],
  ['a heading and the paragraph below it', put('A start', 'Begin'), put('has two lines', 'has many')],
  ['the first and the last line of the body', put('## A start', '# A start'), `${BASE}\nMore.\n`],
])('apart changes are both kept: %s', (_what, ours, theirs) => {
  const one = mergeTexts(BASE, ours, theirs);
  expect(one).toBe(mergeTexts(BASE, theirs, ours));
  for (const [lines, other] of [
    [ours, theirs],
    [theirs, ours],
  ] as const)
    for (const line of lines.split('\n').filter((line) => !BASE.includes(line))) {
      expect(other).not.toContain(line);
      expect(one?.split('\n')).toContain(line);
    }
});

test.each([
  ['the words of one field', put('About us', 'About'), put('About us', 'We')],
  ['different lines of one field', put('Who we are', 'Who'), put('what we do', 'what')],
  ['different lines of one paragraph', put('first paragraph', 'paragraph'), put('two lines', 'lines')],
  ['entries added at one place', put('- Two\n', '- Two\n- Three\n'), put('- Two\n', '- Two\n- 3\n')],
  ['a field that is changed and removed', put('title: About us\n', ''), put('About us', 'About')],
])('the editor has to choose: %s', (_what, ours, theirs) => {
  expect(mergeTexts(BASE, ours, theirs)).toBeUndefined();
  expect(mergeTexts(BASE, theirs, ours)).toBeUndefined();
});

test('an entry that was inserted beside a similar one is not taken for that one', () => {
  const base = '- type: text\n  title: One\n- type: end\n';
  const ours = '- type: text\n  title: New\n- type: text\n  title: One\n- type: end\n';
  expect(mergeTexts(base, ours, base.replace('text', 'hero'))).toBeUndefined();
  expect(mergeTexts(base, ours, base.replace('One', '1'))).toBe(ours.replace('One', '1'));
});

test('the same change is made once', () => {
  const ours = put('About us', 'About');
  expect(mergeTexts(BASE, ours, ours.replace('Two', '2'))).toBe(ours.replace('Two', '2'));
});

test('line ends stay as they are', () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  const merged = mergeTexts(windows(BASE), windows(put('About us', 'About')), windows(put('Two', '2')));
  expect(merged).toBe(windows(put('About us', 'About').replace('Two', '2')));
});
