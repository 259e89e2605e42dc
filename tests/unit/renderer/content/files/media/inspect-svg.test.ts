import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectSvg } from '../../../../../../renderer/content/files/media/inspect-svg';

/** An SVG with as many pictures of 25 megapixels, each of which takes a few kilobytes. */
async function drawingWith(pictures: number): Promise<Buffer> {
  const large = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const image = `<image width="1" height="1" href="data:image/png;base64,${large.toString('base64')}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${image.repeat(pictures)}</svg>`);
}

test('the pictures inside an SVG have together no more pixels than one picture may have', async () => {
  expect(await inspectSvg(await drawingWith(2))).toEqual([]);
  const [{ problem } = { problem: undefined }, ...others] = await inspectSvg(await drawingWith(3));
  expect(problem?.message).toBe('The pictures inside this SVG have more than 50 megapixels together.');
  expect(others).toEqual([]);
});

test('groups that copy each other too often are reported, whatever spaces are around their addresses', async () => {
  for (const address of ['#g', ' #g', '#g ']) {
    const groups = Array.from({ length: 10 }, (_, index) => {
      const [before = '', after = ''] = address.split('#g');
      const use = `<use href="${before}#g${index + 1}${after}"/>`;
      return `<g id="g${index}">${use.repeat(10)}</g>`;
    });
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}<g id="g10"><path d="M0 0"/></g></svg>`;
    const found = await inspectSvg(Buffer.from(drawing));
    expect(found.map(({ problem }) => problem.message)).toEqual([expect.stringContaining('1,000,000')]);
  }
});

test('an SVG in another encoding than UTF-8 is reported', async () => {
  const found = await inspectSvg(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><title>Menü</title></svg>', 'latin1'),
  );
  expect(found.map(({ problem }) => problem.message)).toEqual([
    'This SVG is not written in UTF-8, but in another encoding.',
  ]);
});
