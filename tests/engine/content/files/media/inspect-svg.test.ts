import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectSvg } from '../../../../../renderer/content/files/media/inspect-svg';

/** An SVG with this many pictures of 25 megapixels, of a few kilobytes each. */
async function drawingWith(pictures: number): Promise<Buffer> {
  const large = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const image = `<image width="1" height="1" href="data:image/png;base64,${large.toString('base64')}"/>`;
  return Buffer.from(`<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg">${image.repeat(pictures)}</svg>`);
}

test('all pictures in an SVG together may have as many pixels as one picture', async () => {
  expect(await inspectSvg(await drawingWith(2))).toEqual([]);
  const [{ problem } = { problem: undefined }, ...others] = await inspectSvg(await drawingWith(3));
  expect(problem?.message).toBe('The pictures inside this SVG have more than 50 megapixels together.');
  expect(others).toEqual([]);
});

test('groups that copy each other too often are reported, even with spaces around their addresses', async () => {
  for (const address of ['#g', ' #g', '#g ']) {
    const groups = Array.from({ length: 10 }, (_, index) => {
      const [before = '', after = ''] = address.split('#g');
      const use = `<use href="${before}#g${index + 1}${after}"/>`;
      return `<g id="g${index}">${use.repeat(10)}</g>`;
    });
    const drawing = `<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg">${groups.join('')}<g id="g10"><path d="M0 0"/></g></svg>`;
    const found = await inspectSvg(Buffer.from(drawing));
    expect(found.map(({ problem }) => problem.message)).toEqual([expect.stringContaining('1,000,000')]);
  }
});

test('an SVG in an encoding other than UTF-8 is reported', async () => {
  const found = await inspectSvg(
    Buffer.from('<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg"><title>Menü</title></svg>', 'latin1'),
  );
  expect(found.map(({ problem }) => problem.message)).toEqual([
    'This SVG is not written in UTF-8, but in another encoding.',
  ]);
});

const inDrawing = (parts: string) => `<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg">${parts}</svg>`;

async function messagesOf(parts: string): Promise<string[]> {
  return (await inspectSvg(Buffer.from(inDrawing(parts)))).map(({ problem }) => problem.message);
}

const PIXEL = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

/** A chain of groups that each draw the next group. Each adds two to the depth, as does the content of the last group. */
const chainOf = (groups: number) =>
  Array.from(
    { length: groups },
    (_, n) => `<g id="g${n}">${n + 1 < groups ? `<use href="#g${n + 1}"/>` : '<path/>'}</g>`,
  ).join('');

/** A thousand shapes, copied 998 times: with the root, one fewer than a million. */
const CROWD = `<g id="crowd">${'<path/>'.repeat(999)}</g>${'<use href="#crowd"/>'.repeat(998)}`;

test.each([
  ['a link to the group that it is in', '<g id="g"><a href="#g"><path/></a></g>'],
  ['a picture with a space before its address', `<image href=" data:image/png;base64,${PIXEL.toString('base64')}"/>`],
  ['two elements of one id, of which the first is drawn', '<g id="a"/><g id="a"><use href="#a"/></g>'],
  ['as long a chain of groups as is counted', chainOf(250)],
  ['a million shapes', `${CROWD}<path/>`],
])('%s is allowed in an SVG', async (_, parts) => {
  expect(await messagesOf(parts)).toEqual([]);
});

const TOO_MANY = expect.stringMatching(/^This SVG draws more than 1,000,000 shapes/);
const LONG = `https://tracker.example/${'a'.repeat(36)}`;

test.each([
  ['a longer chain of groups', chainOf(251), [TOO_MANY]],
  ['more than a million shapes', `${CROWD}<path/><path/>`, [TOO_MANY]],
  ['a pattern that is filled with itself', '<pattern id="p"><rect fill="url(#p )"/></pattern>', [TOO_MANY]],
  [
    'an animated address with spaces around it',
    '<a><animate attributeName=" href "/></a>',
    ['This animation changes the attribute href, so it can lead to another site or run a script.'],
  ],
  [
    'a style inside an element that is not allowed',
    `<script><style>@import "${LONG}";</style></script>`,
    ['<script> is not allowed in an SVG on this site.'],
  ],
  [
    'a picture that is something else',
    `<image href="data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}"/>`,
    ['The attribute href refers to something outside of this file: data of another kind'],
  ],
  [
    'an address with spaces around it, which is quoted up to its 60th character',
    `<image href=" ${LONG} "/><image href="${LONG}b"/>`,
    [LONG, `${LONG}…`].map((quoted) => `The attribute href refers to something outside of this file: ${quoted}`),
  ],
])('%s is reported once', async (_, parts, messages) => {
  expect(await messagesOf(parts)).toEqual(messages);
});

test('a syntax error is marked at its character', async () => {
  const drawing = inDrawing('<path></g>');
  const [{ range } = { range: undefined }] = await inspectSvg(Buffer.from(drawing));
  expect(range && drawing.slice(range.column - 1, range.endColumn - 1)).toBe('>');
});
