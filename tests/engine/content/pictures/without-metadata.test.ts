import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutMetadata } from '../../../../renderer/content/pictures/without-metadata';
import { animation, CAMERA, metadataIn, photo } from '../../../support/photo';

const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { pages: -1 }).raw().toBuffer();

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s loses metadata of a camera, but no pixels',
  async (format) => {
    const original = await photo({ format, width: 160, height: 120 });
    expect(await metadataIn(original)).toContain('exif');
    const bytes = withoutMetadata(original);
    expect(await metadataIn(bytes)).toEqual([]);
    expect(bytes.includes(CAMERA)).toBe(false);
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(original));
    expect(withoutMetadata(bytes)).toEqual(bytes);
  },
);

test('a JPEG keeps its color profile and orientation, and loses data after its end', async () => {
  const plain = await sharp(await photo({ width: 160, height: 120 }))
    .withIccProfile('p3')
    .toBuffer();
  const turned = await sharp(plain)
    .keepIccProfile()
    .withExif({ IFD0: { Make: CAMERA } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const bytes = withoutMetadata(Buffer.concat([turned, Buffer.from(`a video from ${CAMERA}`)]));
  const { orientation, icc } = await sharp(bytes).metadata();
  expect({ orientation, hasProfile: icc !== undefined }).toEqual({ orientation: 6, hasProfile: true });
  expect(bytes.includes(CAMERA)).toBe(false);
  expect(await pixelsOf(bytes)).toEqual(await pixelsOf(turned));
});

test('a progressive JPEG keeps all of its scans', async () => {
  const original = await sharp(await photo({ width: 160, height: 120 }))
    .jpeg({ progressive: true })
    .toBuffer();
  expect(await pixelsOf(withoutMetadata(original))).toEqual(await pixelsOf(original));
});

test('an animated GIF loses comments, and keeps its frames and repetitions', async () => {
  const gif = await animation();
  const comment = Buffer.from(`\x21\xfe${String.fromCharCode(CAMERA.length)}${CAMERA}\0`, 'latin1');
  const bytes = withoutMetadata(Buffer.concat([gif.subarray(0, -1), comment, Buffer.from(';')]));
  expect(bytes).toEqual(gif);
  expect(await sharp(bytes, { pages: -1 }).metadata()).toMatchObject({ pages: 2, loop: 3 });
});

test('files in other formats remain unchanged', () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(withoutMetadata(drawing)).toBe(drawing);
});
