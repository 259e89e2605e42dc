import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renameMedia } from '../../../../renderer/commands/media/rename-media';
import { tidyMedia } from '../../../../renderer/commands/media/tidy-media';
import { articleText } from '../../../support/article-text';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';
import { CAMERA, metadataIn, photo } from '../../../support/photo';

const article = (body: string) =>
  articleText({
    title: 'An article with photos of every kind that editors have',
    description:
      'An article with photos that come from phones and programs, so that the tests see what one command does.',
    name: 'Photos',
    heading: 'Photos',
    date: '2024-02-01',
    body: `## What they show\n\n${body}`,
  });

/** A content folder with media and an article that shows them. */
function folderWith(media: Record<string, Buffer>, body = ''): string {
  const root = contentOf({ 'blog/photos.mdx': article(body || 'Nothing.') });
  for (const [name, bytes] of Object.entries(media)) {
    mkdirSync(dirname(join(root, 'media', name)), { recursive: true });
    writeFileSync(join(root, 'media', name), bytes);
  }
  return root;
}

const textOf = (root: string) => readFileSync(join(root, 'blog/photos.mdx'), 'utf8');

test('a phone photo is scaled down and rotated, loses its location, and gets a plain name everywhere', async () => {
  const original = await photo({ width: 3200, height: 2400, orientation: 6 });
  const root = folderWith(
    { 'Unser Zähler (1).JPG': original },
    '![A counter](</media/Unser Zähler (1).JPG>)\n\n[In full size](/media/Unser%20Z%C3%A4hler%20(1).JPG)',
  );
  const [said, ...others] = await tidyMedia(root, sharp);
  expect(others).toEqual([]);
  expect(said).toMatch(
    /^Unser Zähler \(1\)\.JPG: made it 3000 pixels long instead of 3200, turned it upright, removed the position and camera data, .* renamed to unser-zaehler-1\.jpg, in content\/blog\/photos\.mdx as well\.$/,
  );
  const bytes = readFileSync(join(root, 'media/unser-zaehler-1.jpg'));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2250, height: 3000 });
  expect(await metadataIn(bytes)).toEqual([]);
  expect(textOf(root)).toContain(
    '![A counter](</media/unser-zaehler-1.jpg>)\n\n[In full size](/media/unser-zaehler-1.jpg)',
  );
  const { diagnostics } = await loadContent(root);
  expect(diagnostics.filter(({ file }) => /media|photos/.test(file) && !file.endsWith('.yaml'))).toEqual([]);
  expect(await tidyMedia(root, sharp)).toEqual([]);
});

test('a small photo loses only its metadata, not its quality', async () => {
  const original = await photo({ width: 320, height: 240 });
  const root = folderWith({ 'till.jpg': original });
  expect(await tidyMedia(root, sharp)).toEqual([expect.stringContaining('till.jpg: removed the position')]);
  const bytes = readFileSync(join(root, 'media/till.jpg'));
  expect(await metadataIn(bytes)).toEqual([]);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
});

test('CMYK and 16-bit colors become 8-bit sRGB', async () => {
  const color = { create: { width: 40, height: 30, channels: 3, background: '#208040' } } as const;
  const root = folderWith({
    'print.jpg': await sharp(color).toColourspace('cmyk').jpeg().toBuffer(),
    'deep.png': await sharp(color).toColourspace('rgb16').png().toBuffer(),
  });
  expect(await tidyMedia(root, sharp)).toHaveLength(2);
  for (const name of ['print.jpg', 'deep.png']) {
    const found = await sharp(join(root, 'media', name)).metadata();
    expect(found, name).toMatchObject({ space: 'srgb', depth: 'uchar' });
  }
});

/** A photo of 96 by 72 pixels, red and blue like in tests/support/photo.ts, with metadata of a camera. */
const HEIC = readFileSync('../media/till.heic');

test('an iPhone photo becomes a JPEG, and texts are updated', async () => {
  expect(HEIC.includes(CAMERA)).toBe(true);
  const root = folderWith({ 'IMG_0042.HEIC': HEIC }, '![A till](/media/IMG_0042.HEIC)');
  expect(await tidyMedia(root, sharp)).toEqual([
    expect.stringMatching(/^IMG_0042\.HEIC: converted to img-0042\.jpg, /),
  ]);
  const bytes = readFileSync(join(root, 'media/img-0042.jpg'));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 96, height: 72, channels: 3 });
  const [red = 0, , blue = 255] = data;
  expect(red).toBeGreaterThan(2 * blue);
  expect(bytes.includes(CAMERA)).toBe(false);
  expect(existsSync(join(root, 'media/IMG_0042.HEIC'))).toBe(false);
  expect(textOf(root)).toContain('![A till](/media/img-0042.jpg)');
});

test('files that cannot be read or converted are reported with advice, and all others are processed', async () => {
  const root = folderWith({
    'a.heic': Buffer.from('\0\0\0\x18ftypheic'),
    'broken.jpg': Buffer.from('<html>'),
    'Till.png': await photo({ width: 40, height: 30, format: 'png' }),
  });
  const said = await tidyMedia(root, sharp);
  expect(said).toEqual([
    expect.stringMatching(/^Till\.png: .*renamed to till\.png/),
    expect.stringMatching(/^a\.heic is a HEIC file that could not be converted \(.+\)\. Export it as JPEG\./),
    expect.stringMatching(/^broken\.jpg: could not be read/),
  ]);
  expect(readdirSync(join(root, 'media')).sort()).toEqual(expect.arrayContaining(['a.heic', 'broken.jpg', 'till.png']));
});

test('two files with the same plain name get different names', async () => {
  const root = folderWith({
    'a b.png': await photo({ width: 40, height: 30, format: 'png' }),
    'a-b.png': await photo({ width: 30, height: 40, format: 'png' }),
  });
  await tidyMedia(root, sharp);
  expect(readdirSync(join(root, 'media'))).toEqual(expect.arrayContaining(['a-b-2.png', 'a-b.png']));
  expect((await sharp(join(root, 'media/a-b-2.png')).metadata()).width).toBe(40);
});

test.each(['NFC', 'NFD'] as const)('an umlaut is found whichever way it is stored: the file in %s', async (form) => {
  const name = 'zähler.png';
  const other = form === 'NFC' ? 'NFD' : 'NFC';
  const bytes = await photo({ width: 40, height: 30, format: 'png' });
  const root = folderWith(
    { [name.normalize(form)]: bytes },
    `![A counter](/media/${encodeURI(name.normalize(other))})`,
  );
  expect(await renameMedia(root, name.normalize(other), 'counter')).toEqual({
    name: 'counter.png',
    changed: ['content/blog/photos.mdx'],
  });
  expect(textOf(root)).toContain('![A counter](/media/counter.png)');
});

test.each([
  ['missing.png', 'other.png', /There is no file media\/missing\.png/],
  ['till.png', 'Other One.png', /Write other-one\.png/],
  ['till.png', 'door.png', /There is already a file media\/door\.png/],
])('%s cannot be renamed to %s, and nothing changes', async (from, to, message) => {
  const bytes = await photo({ width: 40, height: 30, format: 'png' });
  const root = folderWith({ 'till.png': bytes, 'door.png': bytes }, '![A till](/media/till.png)');
  const before = textOf(root);
  await expect(renameMedia(root, from, to)).rejects.toThrow(message);
  expect(textOf(root)).toBe(before);
  expect(existsSync(join(root, 'media/till.png'))).toBe(true);
});
