import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { printTerminal } from '../../../../renderer/content/diagnostics/reporters/terminal';
import { parse } from '../../../../renderer/content/parse/parse';
import { SaveRejectedError, saveText } from '../../../../renderer/dev/inline-edit/save-text';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';
import { site } from '../../../support/site';

const file = 'solutions/shops/tills.mdx';
const { file: tills } = parse({
  path: file,
  label: file,
  text: readFileSync(`content/${file}`, 'utf8'),
});
const heading = { file, place: 'heading', before: 'A till that adds up' };
const words = 'Two apples and three pears make five pieces of fruit.';
const start = tills?.text.slice(tills.bodyPlace.offset).indexOf(words) ?? 0;
const paragraph = { file, place: `@${start}-${start + words.length}`, before: words };

function textOf(root: string, path = file): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The output of `npm run check` for a content folder. */
async function printed(root: string): Promise<string> {
  const { diagnostics, sources } = await loadContent(root);
  return stripVTControlCharacters(printTerminal(diagnostics, sources)).trimEnd();
}

test('a field is written to its place, and nothing else changes', async () => {
  const root = contentOf();
  const before = textOf(root);
  expect(await saveText(root, site, { ...heading, after: 'A till that counts' })).toBe(`content/${file}:5:10`);
  expect(textOf(root)).toBe(before.replace('heading: A till that adds up', 'heading: A till that counts'));
});

test('a paragraph is written to its place, and nothing else changes', async () => {
  const root = contentOf();
  const before = textOf(root);
  expect(await saveText(root, site, { ...paragraph, after: 'Two **apples**.' })).toBe(`content/${file}:42:1`);
  expect(textOf(root)).toBe(before.replace(paragraph.before, 'Two **apples**.'));
});

test.each([
  ['an empty field', { ...heading, after: '' }],
  ['markup in a field', { ...heading, after: 'A till that *adds* up' }],
  ['a token that stands for nothing', { ...heading, after: 'A till in [[lunch]]' }],
  ['a link to no page', { ...paragraph, after: 'Two [apples](/apples).' }],
  ['a tag that is not closed', { ...paragraph, after: 'Two <Callout>apples.' }],
  ['an expression', { ...paragraph, after: 'Two {process.exit()} apples.' }],
  ['an import', { ...paragraph, after: "import 'node:fs'" }],
  ['a script', { ...paragraph, after: '<script>alert(1)</script>' }],
  ['an address that runs code', { ...paragraph, after: 'Two [apples](javascript:alert(1)).' }],
])('%s is refused with the message of the check, and nothing is written', async (_name, change) => {
  const root = contentOf();
  const before = textOf(root);
  const refusal = await saveText(root, site, change).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SaveRejectedError);
  expect(textOf(root)).toBe(before);

  const spelled = change.place === 'heading' ? `heading: ${change.after || '""'}` : change.after;
  const found = change.place === 'heading' ? `heading: ${change.before}` : change.before;
  const broken = contentOf({ [file]: before.replace(found, spelled) });
  expect(refusal).toHaveProperty('message', await printed(broken));
});

test('an earlier error does not prevent saving', async () => {
  const root = contentOf({ 'redirects.yaml': '- from: /old\n  to: /nowhere\n' });
  expect(await printed(root)).toContain('/nowhere');
  await saveText(root, site, { ...heading, after: 'A till that counts' });
  expect(textOf(root)).toContain('heading: A till that counts');
});

test('later changes by others are not overwritten', async () => {
  const root = contentOf();
  const theirs = textOf(root).replace(heading.before, 'A till of theirs');
  writeFileSync(join(root, file), theirs);
  await expect(saveText(root, site, { ...heading, after: 'A till of mine' })).rejects.toThrow(
    `content/${file} has changed since this page was made, so nothing was saved.`,
  );
  expect(textOf(root)).toBe(theirs);
});

test('a text finds its place after other lines of its file have changed', async () => {
  const root = contentOf();
  writeFileSync(join(root, file), textOf(root).replace('name: Tills', '# A note\nname: Tills'));
  expect(await saveText(root, site, { ...heading, after: 'A till that counts' })).toBe(`content/${file}:6:10`);
});

test.each(['../secret.yaml', '/etc/hostname', 'README.md', 'media/till.png', 'solutions/shops/../shops/tills.mdx'])(
  'only content files are written, not %s',
  async (path) => {
    const root = contentOf({
      '../secret.yaml': 'heading: A till that adds up\n',
      'README.md': '',
      'media/till.png': '',
    });
    await expect(saveText(root, site, { ...heading, file: path, after: 'x' })).rejects.toThrow(
      'is no file of the content',
    );
    expect(textOf(root, '../secret.yaml')).toBe('heading: A till that adds up\n');
  },
);

test.each([
  '__proto__',
  'constructor',
  'steps.length',
  'toString',
  '',
  '@',
  '@0-0',
  '@0-999999',
  '@-5-5',
  '@5-1',
  '@1e1-2e1',
  '@0x1-0x9',
  'heading.0',
  '../heading',
])('no place is found at %j', async (place) => {
  const root = contentOf();
  const before = textOf(root);
  for (const known of [heading.before, '', before])
    await expect(saveText(root, site, { file, place, before: known, after: 'x' })).rejects.toThrow('has changed since');
  expect(textOf(root)).toBe(before);
});

test('code in a field remains plain text, and creates no other field', async () => {
  const root = contentOf();
  const before = textOf(root);
  const after = '"a": {process.exit()}\nicon: store # [[x';
  const refusal = await saveText(root, site, { ...heading, after }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SaveRejectedError);
  expect(textOf(root)).toBe(before);
  await saveText(root, site, { ...heading, after: 'A till: {process.exit()} "and" # more' });
  const { content } = await loadContent(root);
  expect(content?.entries.get('/solutions/tills')).toMatchObject({
    data: { heading: 'A till: {process.exit()} "and" # more', icon: 'shop' },
  });
});

test.each(['icon', 'scene.type', 'steps', 'steps.0'])('only texts are written, not the field %s', async (place) => {
  const root = contentOf();
  await expect(saveText(root, site, { file, place, before: 'store', after: 'map' })).rejects.toThrow(
    'has changed since',
  );
});
