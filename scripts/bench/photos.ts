import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { randomFrom } from 'sitewright/commands';

/** As of a phone: 12 megapixels. */
const SIZE = { width: 4000, height: 3000 };

/** The finest detail that a phone's lens shows is two pixels wide. */
const DRAWN = { width: SIZE.width / 2, height: SIZE.height / 2 };

/** Spots side by side, from large shapes to grain, and how strong they are: the finer, the weaker, as in nature. */
const DETAILS = [
  { spots: 32, strength: 0.5 },
  { spots: 128, strength: 0.35 },
  { spots: 512, strength: 0.25 },
  { spots: DRAWN.width, strength: 0.18 },
];

/**
 * Writes photos of 12 megapixels: soft lights in color, and finer and finer details. All differ, and are the same in each run.
 */
export async function writePhotos(files: readonly string[]) {
  for (const [index, file] of files.entries()) writeFileSync(file, await photo(index + 1));
}

async function photo(seed: number): Promise<Buffer> {
  const random = randomFrom(seed);
  const blurred = (width: number, channels: 1 | 3): Promise<Buffer> => {
    const height = (width * SIZE.height) / SIZE.width;
    const pixels = new Uint8Array(width * height * channels);
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = random() * 256;
    const raw = { width, height, channels } as const;
    return sharp(pixels, { raw })
      .resize({ ...DRAWN, fit: 'fill' })
      .raw()
      .toBuffer();
  };
  const light = await blurred(8, 3);
  const details = await Promise.all(
    // One channel of gray.
    DETAILS.map(async ({ spots, strength }) => ({ strength, pixels: await blurred(spots, 1) })),
  );
  const pixels = Uint8ClampedArray.from(light, (value) => 64 + value / 2);
  for (const each of details) {
    for (let at = 0; at < pixels.length; at += 1) {
      const detail = (each.pixels[Math.floor(at / 3)] ?? 0) - 128;
      pixels[at] = (pixels[at] ?? 0) + detail * each.strength;
    }
  }
  return sharp(pixels, { raw: { ...DRAWN, channels: 3 } })
    .resize(SIZE)
    .jpeg({ quality: 90 })
    .toBuffer();
}
