import { expect, test } from 'vitest';
import { drawing } from '../../../pages/drawing';
import { readRenderAssets } from '../../../renderer/outputs/social-images/draw-image';

const tokens = ['paper', 'ink', 'soft', 'rule', 'field', 'hue', 'on-hue', 'ground', 'line', 'ticket'];

/**
 * The tokens of each theme in Chromium 156, in light mode: an element with `background: var(--token)`, its computed
 * color painted on a canvas, and the pixel read from there. Update them when you change tokens.css.
 */
const inChromium: Record<string, string> = {
  ink: 'fcfaf4 131824 404550 d5d0c7 767168 131824 fcfaf4 eeebe6 131824 ffc029',
  green: 'fcfaf4 131824 404550 d5d0c7 767168 005a25 fdfcf8 d6f5e0 131824 ffc029',
  blue: 'fcfaf4 131824 404550 d5d0c7 767168 02468b fdfcf8 d9eeff 131824 ffc029',
  purple: 'fcfaf4 131824 404550 d5d0c7 767168 632b74 fdfcf8 f8e3ff 131824 ffc029',
  indigo: 'fcfaf4 131824 404550 d5d0c7 767168 3e3694 fdfcf8 e5e9ff 131824 ffc029',
};

/** The tokens of a theme in the images, as red, green and blue. */
async function inPictures(theme: string): Promise<number[][]> {
  const { styles, renderer } = await readRenderAssets(drawing);
  const pixels = await renderer.render(
    {
      type: 'container',
      style: { display: 'flex' },
      tagName: 'div',
      attributes: { 'data-theme': theme },
      children: tokens.map((token) => ({
        type: 'container',
        style: { width: '1px', height: '1px', background: `var(--${token})` },
      })),
    },
    { width: tokens.length, height: 1, format: 'raw', css: [styles] },
  );
  return tokens.map((_token, index) => [...pixels.subarray(index * 4, index * 4 + 3)]);
}

test.each(Object.entries(inChromium))('the colors of the theme %s match the browser', async (theme, values) => {
  const drawn = await inPictures(theme);
  const expected = values.split(' ').map((value) => [...Buffer.from(value, 'hex')]);
  const distances = drawn.flatMap((color, index) =>
    color.map((part, channel) => Math.abs(part - (expected[index]?.[channel] ?? Number.NaN))),
  );
  expect(distances).toHaveLength(3 * tokens.length);
  expect(Math.max(...distances)).toBeLessThanOrEqual(1);
});
