import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkMedia } from '../../../../../renderer/content/files/media/check-media';
import { MediaCache } from '../../../../../renderer/content/files/media/media-cache';
import { contentOf } from '../../../../support/content-of';

const SIZE = { width: 96, height: 64 };
const frame = sharp({
  create: { ...SIZE, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
});
const pixels = await frame.clone().raw().toBuffer();
const still = () => sharp(pixels, { raw: { ...SIZE, channels: 3 } });
const moving = () =>
  sharp(Buffer.concat([pixels, Buffer.from(pixels).reverse()]), {
    raw: { width: SIZE.width, height: 2 * SIZE.height, channels: 3, pageHeight: SIZE.height },
  });

/** Pictures of each format, and the number of bytes at their end that no browser misses. */
const pictures: Record<string, [bytes: Buffer, spare: number]> = {
  'still.png': [await still().png().toBuffer(), 0],
  'interlaced.png': [await still().png({ progressive: true }).toBuffer(), 0],
  'transparent.png': [await still().ensureAlpha(0.5).png().toBuffer(), 0],
  'moving.png': [animatedPng(await still().png().toBuffer()), 0],
  'still.jpg': [await still().jpeg().toBuffer(), 0],
  'progressive.jpg': [await still().jpeg({ progressive: true }).toBuffer(), 0],
  'still.webp': [await still().webp().toBuffer(), 0],
  'moving.webp': [await moving().webp().toBuffer(), 0],
  'still.avif': [await still().avif().toBuffer(), 0],
  // The trailer, one byte.
  'still.gif': [await still().gif().toBuffer(), 1],
  'moving.gif': [await moving().gif().toBuffer(), 1],
};

/** A PNG that says it has two frames; the second is the first, drawn again. */
function animatedPng(png: Buffer): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(data.length, 0);
    around.writeUInt32BE(crc(body), 4);
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
  };
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const endOfHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, endOfHeader), chunk('acTL', control), png.subarray(endOfHeader)]);
}

/** The checksum of a chunk (PNG, annex D). */
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

async function codesOf(files: Record<string, Buffer>) {
  const { diagnostics } = await checkMedia(contentOf(files), new MediaCache());
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ file, code }) => `${file} ${code}`);
}

test.each(Object.entries(pictures))(
  '%s is intact only as a whole, wherever it is cut off',
  async (name, [bytes, spare]) => {
    expect(await codesOf({ [`media/${name}`]: bytes })).toEqual([]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length - spare - 1 }), async (keep) => {
        const cut = bytes.subarray(0, keep);
        expect(await codesOf({ [`media/${name}`]: cut })).toEqual([expect.stringMatching(/ media-is-intact$/)]);
      }),
      {
        numRuns: 25,
        examples: [[bytes.length - spare - 1], [bytes.length - spare - 2], [Math.floor(bytes.length * 0.6)]].map(
          ([keep]): [number] => [Math.max(1, keep ?? 1)],
        ),
      },
    );
  },
);

test('a damaged file hides no error of another', async () => {
  const [jpeg] = pictures['still.jpg'] ?? [];
  const [png] = pictures['still.png'] ?? [];
  if (!jpeg || !png) throw new Error('The pictures are missing');
  const found = await codesOf({
    'media/a.jpg': jpeg.subarray(0, -2),
    'media/b.png': png.subarray(0, Math.floor(png.length * 0.6)),
    'media/c.exe': Buffer.from('MZ'),
  });
  expect(found.map((each) => each.replace(/^.*\/media\//, ''))).toEqual([
    'a.jpg media-is-intact',
    'b.png media-is-intact',
    'c.exe media-has-an-allowed-format',
  ]);
});

test('any bytes changed within a picture are a finding or none, never a crash', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(pictures)),
      fc.array(fc.tuple(fc.nat(10_000), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      async (name, changes) => {
        const bytes = Buffer.from(pictures[name]?.[0] ?? '');
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        await codesOf({ [`media/${name}`]: bytes });
      },
    ),
    { numRuns: 60 },
  );
});

test('a PNG with frames is published as it is, like other animations', async () => {
  const files = Object.fromEntries(Object.entries(pictures).map(([name, [bytes]]) => [`media/${name}`, bytes]));
  const { pictures: facts } = await checkMedia(contentOf(files), new MediaCache());
  const asTheyAre = Object.entries(facts).flatMap(([name, { fallback }]) => (fallback === undefined ? [name] : []));
  expect(asTheyAre.sort()).toEqual(['moving.gif', 'moving.png', 'moving.webp']);
});
