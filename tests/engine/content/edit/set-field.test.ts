import { expect, test } from 'vitest';
import * as z from 'zod';
import { setField } from '../../../../renderer/content/edit/set-field';
import { parse } from '../../../../renderer/content/parse/parse';
import type { Path } from '../../../../renderer/content/schema/walk-fields';
import { valueAt } from '../../../../renderer/platform/records';

const action = z.object({ label: z.string(), href: z.string(), icon: z.string().optional() });
const schema = z.object({
  title: z.string(),
  description: z.string().optional(),
  draft: z.boolean().optional(),
  seo: z.object({ title: z.string().optional(), image: z.string().optional() }).optional(),
  tags: z.array(z.string()).optional(),
  links: z.array(action).optional(),
});

const TEXT = `---
title: About us # short
draft: true
links:
  # The first.
  - label: Home
    href: /
  - {label: Blog, href: /blog}
---

Text: as it is.
`;

const set = (path: Path, value: unknown, text = TEXT) =>
  setField(parse({ path: 'about.mdx', label: 'content/about.mdx', text }).file ?? expect.fail(), schema, path, value);

test.each<[string, Path, unknown, string, string]>([
  ['a text', ['title'], 'We: all', 'About us #', '"We: all" #'],
  ['a truth value', ['draft'], false, 'draft: true', 'draft: false'],
  ['a missing field in the middle', ['description'], 'Who we are', 'draft', 'description: Who we are\ndraft'],
  ['a missing list', ['tags'], ['a', 'b: c'], 'links:', 'tags:\n  - a\n  - "b: c"\nlinks:'],
  ['a missing field of a missing group', ['seo', 'image'], '/a.png', 'links:', 'seo:\n  image: /a.png\nlinks:'],
  ['a missing field of an entry', ['links', 0, 'icon'], 'home', 'href: /\n', 'href: /\n    icon: home\n'],
  ['a missing field in brackets', ['links', 1, 'icon'], 'pen, red', '/blog', '/blog, icon: "pen, red"'],
  ['a text of several lines', ['description'], 'One\ntwo ', 'draft', 'description: |-\n  One\n  two\ndraft'],
  ['a whole entry', ['links', 1], { label: 'News' }, '- {label: Blog, href: /blog}', '- label: News'],
  ['a field that goes', ['draft'], undefined, 'draft: true\n', ''],
  ['a group that goes', ['links', 1], undefined, '  - {label: Blog, href: /blog}\n', ''],
])('%s is set where the schema has it', (_what, path, value, from, to) => {
  const after = set(path, value);
  expect(after.text).toBe(TEXT.replace(from, to));
  const inWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(set(path, value, inWindows(TEXT)).text).toBe(inWindows(after.text));
  // Taken back, a new field leaves no trace.
  const before = valueAt(parse({ path: 'about.mdx', label: '', text: TEXT }).file?.data, path);
  if (before === undefined && path.length < 2) expect(setField(after, schema, path, undefined).text).toBe(TEXT);
});

test('a field before all others becomes the first', () => {
  expect(set(['title'], 'New', '---\ndraft: true\n---\n').text).toBe('---\ntitle: New\ndraft: true\n---\n');
  expect(set(['title'], 'New', '---\n---\n').text).toBe('---\ntitle: New\n---\n');
});

test('what is there already changes nothing', () => {
  for (const [path, value] of [
    [['title'], 'About us'],
    [['draft'], true],
    [['description'], undefined],
  ] as const)
    expect(set(path, value).text).toBe(TEXT);
});
