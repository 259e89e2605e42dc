import { expect, test } from 'vitest';
import { readRenderAssets } from '../../../../../renderer/outputs/social-images/draw-image';

const tokens = ['paper', 'ink', 'soft', 'rule', 'field', 'hue', 'on-hue', 'ground', 'line', 'ticket'];

/**
 * The tokens of each theme in Chromium 156, in light mode: an element with `background: var(--token)`, its computed
 * color painted on a canvas, and the pixel read from there. Update them when you change tokens.css.
 */
const inChromium: Record<string, string> = {
  ink: 'fcfaf6 151822 464a54 d8d4cc 7e7a70 151822 fdfcf8 f2efe9 dedad2 302b20',
  green: 'fcfaf6 151822 464a54 d8d4cc 7e7a70 006a2f fdfcf8 dcf8e4 b6eac6 003812',
  blue: 'fcfaf6 151822 464a54 d8d4cc 7e7a70 0c54a0 fdfcf8 def1ff bbdeff 002a5b',
  purple: 'fcfaf6 151822 464a54 d8d4cc 7e7a70 723789 fdfcf8 fae8ff edcdfc 3d174d',
  indigo: 'fcfaf6 151822 464a54 d8d4cc 7e7a70 4a44a7 fdfcf8 eaedff d1d6ff 251f5e',
};

/** The tokens of a theme as the pictures show them: the red, green and blue of each. */
async function inPictures(theme: string): Promise<number[][]> {
  const { styles, renderer } = await readRenderAssets();
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

test.each(Object.entries(inChromium))('the colors of the theme %s are the browser’s', async (theme, values) => {
  const drawn = await inPictures(theme);
  const expected = values.split(' ').map((value) => [...Buffer.from(value, 'hex')]);
  const distances = drawn.flatMap((color, index) =>
    color.map((part, channel) => Math.abs(part - (expected[index]?.[channel] ?? Number.NaN))),
  );
  expect(distances).toHaveLength(3 * tokens.length);
  expect(Math.max(...distances)).toBeLessThanOrEqual(1);
});
