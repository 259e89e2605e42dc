import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from '../../../../renderer/commands/changes/compare-pictures';

const WIDTH = 300;

interface Block {
  left: number;
  top: number;
  height?: number;
  shade: number;
}

/** White paper with gray blocks; each block has a unique pattern, like words. */
async function picture(height: number, blocks: readonly Block[]): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * height, 255);
  for (const { left, top, height: rows = 20, shade } of blocks) {
    for (let row = 0; row < rows; row += 1) {
      const from = (top + row) * WIDTH + left;
      pixels.fill(shade, from, from + 100 - (row % 7));
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height, channels: 1 } })
    .png()
    .toBuffer();
}

test('identical and visually indistinguishable pictures have no change', async () => {
  const one = await picture(400, [{ left: 10, top: 10, shade: 100 }]);
  expect(await comparePictures(one, one)).toEqual([]);
  expect(await comparePictures(one, await picture(400, [{ left: 10, top: 10, shade: 101 }]))).toEqual([]);
});

test('only differences are outlined, not their surroundings or moved content', async () => {
  const before = await picture(900, [
    { left: 10, top: 200, shade: 0 },
    { left: 180, top: 200, shade: 80 },
    { left: 10, top: 600, shade: 40 },
  ]);
  const after = await picture(930, [
    { left: 10, top: 200, shade: 0 },
    { left: 180, top: 200, shade: 80, height: 50 },
    { left: 10, top: 630, shade: 40 },
  ]);
  expect((await comparePictures(before, after))[0]?.boxes).toEqual([{ left: 180, top: 96, width: 100, height: 30 }]);
});

test('both sides are shown around each difference, without the parts in between', async () => {
  const page = (shade: number) =>
    picture(2000, [
      { left: 10, top: 500, shade },
      { left: 10, top: 620, shade },
      { left: 10, top: 1500, shade },
    ]);
  const pairs = await comparePictures(await page(0), await page(120));
  expect(pairs).toMatchObject([
    { width: WIDTH, height: 96 + 140 + 96, boxes: [{ top: 96 }, { top: 216 }] },
    { width: WIDTH, height: 96 + 20 + 96, boxes: [{ top: 96 }] },
  ]);
  const [before, after] = [await sharp(pairs[0]?.before).metadata(), await sharp(pairs[0]?.after).metadata()];
  expect([before.height, after.height]).toEqual([332, 332]);
});

test('a new page is shown from its top, up to the limit of a report', async () => {
  const pairs = await comparePictures(undefined, await picture(9000, []));
  expect(pairs).toMatchObject([{ before: undefined, height: 5000, boxes: [] }]);
});
