import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatOf } from '../../../../renderer/content/files/media/media-formats';
import { measurePicture } from '../../../../renderer/content/files/media/picture-facts';
import { makeVariants } from '../../../../renderer/content/pictures/make-variants';
import { formatsOf, type Variant } from '../../../../renderer/content/pictures/variants';
import { animation, metadataIn, photo } from '../../../support/photo';

async function factsOf(bytes: Buffer, name = 'photo.jpg') {
  const format = formatOf(name);
  const facts = format && (await measurePicture(bytes, format));
  if (!facts) throw new Error(`${name} can not be measured`);
  return facts;
}

async function variantsOf(bytes: Buffer, widths: readonly number[], name = 'photo.jpg') {
  const facts = await factsOf(bytes, name);
  const wanted = widths.flatMap((width) => formatsOf(facts).map((format) => ({ name, facts, width, format })));
  const made = new Map<Variant, Uint8Array>();
  await makeVariants(bytes, wanted, (variant, picture) => void made.set(variant, picture));
  return made;
}

/** The color at a point of a picture, as shares of its width and height. */
async function colorAt(bytes: Uint8Array, left: number, top: number) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * top) * info.width + Math.floor(info.width * left)) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

test('a photo is converted to AVIF, WebP and JPEG in each width, without metadata of a camera', async () => {
  const made = await variantsOf(await photo(), [320, 640]);
  expect([...made.keys()].map(({ width, format }) => `${width} ${format}`).sort()).toEqual(
    [320, 640].flatMap((width) => [`${width} avif`, `${width} jpg`, `${width} webp`]),
  );
  for (const [{ width, format }, bytes] of made) {
    const found = await sharp(bytes).metadata();
    expect(found, format).toMatchObject({ width, height: (width * 3) / 4, space: 'srgb' });
    expect(await metadataIn(bytes), format).toEqual([]);
  }
});

test('a photo from an upright phone is upright', async () => {
  const bytes = await photo({ orientation: 6 });
  expect(await factsOf(bytes)).toMatchObject({ width: 900, height: 1200 });
  for (const [{ format }, variant] of await variantsOf(bytes, [300])) {
    expect(await sharp(variant).metadata(), format).toMatchObject({ width: 300, height: 400 });
    // The left half of the stored photo is the upper half.
    const [red = 0, , blue = 0] = await colorAt(variant, 0.5, 0.1);
    expect(red, format).toBeGreaterThan(blue);
  }
});

test('CMYK and other color profiles become sRGB', async () => {
  const green = { create: { width: 400, height: 300, channels: 3, background: '#00c000' } } as const;
  const print = await sharp(green).toColourspace('cmyk').jpeg().toBuffer();
  const wide = await sharp(green).withIccProfile('p3').jpeg().toBuffer();
  for (const original of [print, wide]) {
    for (const [{ format }, variant] of await variantsOf(original, [320])) {
      expect(await sharp(variant).metadata(), format).toMatchObject({ space: 'srgb', channels: 3 });
      const [red = 255, greenness = 0, blue = 255] = await colorAt(variant, 0.5, 0.5);
      expect(Math.max(red, blue), format).toBeLessThan(greenness);
    }
  }
});

test('a transparent picture remains transparent, with PNG as fallback, and has no placeholder color', async () => {
  const half = {
    create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
  } as const;
  const bytes = await sharp(half).png().toBuffer();
  expect(await factsOf(bytes, 'logo.png')).toEqual({
    width: 400,
    height: 300,
    fallback: 'png',
    hash: expect.any(String),
  });
  for (const [{ format }, variant] of await variantsOf(bytes, [320], 'logo.png')) {
    expect((await sharp(variant).stats()).isOpaque, format).toBe(false);
  }
});

test('16 bits per color become 8', async () => {
  const gray = { create: { width: 400, height: 300, channels: 3, background: '#808080' } } as const;
  const bytes = await sharp(gray).toColourspace('rgb16').png().toBuffer();
  for (const [{ format }, variant] of await variantsOf(bytes, [320], 'gray.png'))
    expect((await sharp(variant).metadata()).depth, format).toBe('uchar');
});

test('the average color of a photo is known', async () => {
  const color = { create: { width: 400, height: 300, channels: 3, background: '#336699' } } as const;
  expect(await factsOf(await sharp(color).webp({ lossless: true }).toBuffer(), 'sky.webp')).toMatchObject({
    color: '#336699',
    fallback: 'jpg',
  });
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30px"/>', { width: 40, height: 30 }],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12.4" width="100%"/>', { width: 24, height: 12 }],
])('the size of %s is read', async (text, size) => {
  const facts = await factsOf(Buffer.from(text), 'drawing.svg');
  expect(facts).toEqual({ ...size, hash: expect.any(String) });
  expect(formatsOf(facts)).toEqual([]);
});

test('an animation is published unchanged', async () => {
  const bytes = await animation();
  const facts = await factsOf(bytes, 'till.gif');
  expect(facts).toMatchObject({ width: 16, height: 16 });
  expect(formatsOf(facts)).toEqual([]);
});
