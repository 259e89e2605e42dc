import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from '../../../../scripts/changes/compare-pictures';

const WIDTH = 300;

interface Block {
  left: number;
  top: number;
  width: number;
  height: number;
  shade: number;
}

/** White paper with gray blocks on it; each block has a pattern of its own, as words have. */
function picture(height: number, blocks: readonly Block[]): Buffer {
  const png = new PNG({ width: WIDTH, height });
  png.data.fill(255);
  for (const { left, top, width, height: rows, shade } of blocks) {
    for (let row = 0; row < rows; row += 1) {
      const dots = Math.max(1, width - (row % 7));
      for (let column = 0; column < dots; column += 1) {
        png.data.fill(shade, ((top + row) * WIDTH + left + column) * 4, ((top + row) * WIDTH + left + column) * 4 + 3);
      }
    }
  }
  return PNG.sync.write(png);
}

function block(left: number, top: number, shade: number, height = 20): Block {
  return { left, top, width: 100, height, shade };
}

test('the same picture has no change, and one that no eye can tell from it neither', () => {
  const one = picture(400, [block(10, 10, 100)]);
  expect(comparePictures(one, one)).toEqual({ changes: [], more: 0 });
  expect(comparePictures(one, picture(400, [block(10, 10, 101)]))).toEqual({ changes: [], more: 0 });
});

test('only differences are marked, not their surroundings or moved content', () => {
  const before = picture(900, [block(10, 200, 0), block(180, 200, 80), block(10, 600, 40)]);
  const after = picture(930, [block(10, 200, 0), block(180, 200, 80, 50), block(10, 630, 40)]);
  const { changes } = comparePictures(before, after);
  expect(changes.map(({ before, after }) => [before?.marks, after?.marks])).toEqual([
    [
      [expect.objectContaining({ left: 180, width: 100 })],
      [expect.objectContaining({ left: 180, width: 100, height: 30 })],
    ],
  ]);
});

test('changes far from each other are strips of their own', () => {
  const { changes } = comparePictures(
    picture(2000, [block(10, 100, 0), block(10, 1500, 0)]),
    picture(2000, [block(10, 100, 120), block(10, 1500, 120)]),
  );
  expect(changes.map(({ after }) => after?.height)).toEqual([212, 212]);
  expect(PNG.sync.read(changes[1]?.after?.png ?? Buffer.alloc(0))).toMatchObject({ width: WIDTH, height: 212 });
});
