import { describe, expect, test } from 'vitest';
import type { ImageSize } from '../../../../../renderer/content/schema/social-image-sizes';
import {
  layOutImage,
  measureImage,
  readRenderAssets,
  toPng,
} from '../../../../../renderer/outputs/social-images/draw-image';
import type { Drawing } from '../../../../../renderer/outputs/social-images/drawing';
import { type Box, boxOf, hasClass } from '../../../../../renderer/outputs/social-images/measured-boxes';
import { markupOf } from '../../../../../renderer/outputs/social-images/social-images';
import { validContent } from '../../../../support/load-cached';

const card: ImageSize = { name: 'card', width: 1200, height: 630, headline: 92 };
const landscape: ImageSize = { name: '4x3', width: 1200, height: 900, headline: 92 };
const square: ImageSize = { name: '1x1', width: 1200, height: 1200, headline: 116 };

const chat: Drawing = {
  type: 'scene',
  scene: {
    type: 'chat',
    contact: 'Tea shop',
    messages: [
      { from: 'customer', text: 'Is the green tea back? I would like two tins of it, and one for my sister as well.' },
      { from: 'business', text: 'It came in this morning. Three tins are 36 dollars, and we can send them today.' },
      { from: 'customer', text: 'Please do, to the same address as last time, and put a card in for my sister.' },
      { from: 'business', text: 'Done. The parcel leaves at four, and you get the number of it in this chat.' },
    ],
  },
};
const rows = ['Look', 'Measure'].map((title) => ({ label: title, value: 'Today' }));
const screens = ['One', 'Two', 'Three'].map((title) => ({ title, rows, action: 'Go on' }));
const app: Drawing = { type: 'scene', scene: { type: 'app', screens: screens.slice(0, 1) } };
const apps: Drawing = { type: 'scene', scene: { type: 'app', screens } };
const browser: Drawing = {
  type: 'scene',
  scene: { type: 'browser', address: 'tea.example', heading: 'Tea by post', blocks: ['map', 'table'], action: 'Order' },
};
const agent: Drawing = {
  type: 'scene',
  scene: { type: 'agent', question: 'Where is my tea?', tools: ['Find the parcel', 'Ask the post'], answer: 'Here.' },
};
const marked: Drawing = {
  type: 'rows',
  rows: [
    { mark: 1, text: 'Look' },
    { mark: 'mail', text: 'Write' },
  ],
};
const date: Drawing = { type: 'date', date: '2024-02-29' };
const drawings: [name: string, drawing: Drawing][] = [
  ['a chat', chat],
  ['one app screen', app],
  ['three app screens', apps],
  ['a browser', browser],
  ['an agent', agent],
  ['a contact sheet', { type: 'contact-sheet', scenes: [{ scene: agent.scene, theme: 'indigo' }] }],
  ['rows with numbers and icons', marked],
  ['figures', { type: 'figures', figures: [{ value: '24/7', label: 'support' }] }],
  ['a date', date],
];

const content = await validContent('content');
const kit = await readRenderAssets();

function layOut(headline: string, drawing: Drawing, shape: ImageSize) {
  const markup = markupOf({ theme: 'green', kicker: 'Tea', headline, drawing }, shape, content);
  return layOutImage(markup, drawing, shape, kit);
}

/** Where the elements of a picture are. */
async function boxes(headline: string, drawing: Drawing, shape: ImageSize): Promise<Box[]> {
  const { tree } = await layOut(headline, drawing, shape);
  return measureImage(tree, shape, kit);
}

test.each(drawings)('%s is drawn', async (_name, drawing) => {
  const { tree, missing } = await layOut('Tea should travel well', drawing, card);
  expect(missing).toEqual([]);
  const png = await toPng(tree, card, kit);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([card.width, card.height]);
});

describe.each([card, landscape, square])('in the shape $name', (shape) => {
  test.each([
    ['of two words', 'Tea travels'],
    ['of a thousand characters', 'Tea travels well '.repeat(60)],
    ['of long words', 'Telecommunications internationalization'],
    ['of one endless word', 'Tea'.repeat(40)],
  ])('a headline %s stays between the logo and the margins', async (_name, headline) => {
    const drawn = await boxes(headline, chat, shape);
    const logo = boxOf('social-logo', drawn);
    const title = boxOf('social-title', drawn);
    const words = boxOf('social-words', drawn);
    const box = boxOf('social-headline', drawn);
    expect(title.top).toBeGreaterThanOrEqual(logo.top + logo.height + 40);
    expect(box.top + box.height).toBeLessThanOrEqual(words.top + words.height - 60);
    expect(box.left + box.width).toBeLessThanOrEqual(words.left + words.width - 30);
  });

  test('the messages of a long chat are all seen whole', async () => {
    const drawn = await boxes('Tea', chat, shape);
    const bubbles = drawn.filter((box) => hasClass('bubble', box));
    expect(bubbles).toHaveLength(4);
    for (const { top, height, left, width } of bubbles) {
      expect(top + height).toBeLessThan(shape.height);
      expect(left).toBeGreaterThan(boxOf('social-panel', drawn).left);
      expect(left + width).toBeLessThan(shape.width);
    }
  });
});

test('a third app screen, which is hidden, leaves the other two as large as they are without it', async () => {
  const two: Drawing = { type: 'scene', scene: { type: 'app', screens: screens.slice(0, 2) } };
  const phonesOf = async (drawing: Drawing) =>
    (await boxes('Tea', drawing, card)).filter((box) => hasClass('phone', box) && box.height > 0);
  const withoutThird = await phonesOf(two);
  expect(withoutThird).toHaveLength(2);
  expect(await phonesOf(apps)).toEqual(withoutThird);
});

test('rows that do not fit are outside the picture, the others inside', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ mark: index + 1, text: `Section ${index + 1}` }));
  const drawn = await boxes('Terms', { type: 'rows', rows: many }, card);
  const seen = drawn.filter((box) => hasClass('sheet-row', box) && box.left < card.width);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.length).toBeLessThan(20);
  expect(Math.max(...seen.map(({ top, height }) => top + height))).toBeLessThan(card.height);
});

test.each([
  ['Chinese', '茶', ['茶']],
  ['Hebrew', 'תה', ['ת', 'ה']],
  ['Arabic', 'شاي', ['ش', 'ا', 'ي']],
  ['an arrow', '→', ['→']],
  ['an emoji of several characters', '👩‍🌾', ['👩‍🌾']],
])('%s, which the fonts lack, leaves a gap in place of a box, and is reported', async (_name, word, expected) => {
  const lacking = await layOut(`Tea ${word}`, date, card);
  expect(lacking.missing).toEqual(expected);
  const gaps = await layOut(`Tea ${expected.map(() => '\u2003').join('')}`, date, card);
  expect(gaps.missing).toEqual([]);
  expect(await toPng(lacking.tree, card, kit)).toEqual(await toPng(gaps.tree, card, kit));
});

test.each(['Łódź, Ştefan, žluťoučký, ẞ', '“Tea” – it’s 5 € …', 'cafe\u0301', 'soft\u00adhyphen and\u200bspace'])(
  'the fonts have all characters of %s',
  async (headline) => {
    expect((await layOut(headline, date, card)).missing).toEqual([]);
  },
);

test('the same picture has the same bytes, even in parallel with others', async () => {
  const draw = async (drawing: Drawing) => {
    const assets = await readRenderAssets();
    const markup = markupOf({ theme: 'blue', kicker: 'Tea', headline: 'Tea', drawing }, square, content);
    const { tree } = await layOutImage(markup, drawing, square, assets);
    return toPng(tree, square, assets);
  };
  const [browserAlone, agentAlone] = [await draw(browser), await draw(agent)];
  const together = await Promise.all([draw(browser), draw(agent), draw(browser)]);
  expect(together).toEqual([browserAlone, agentAlone, browserAlone]);
});

test.each([
  ['browser', browser],
  ['agent', agent],
])('what the styles of a %s scene draw before and after its elements is in the picture', async (_name, drawing) => {
  const { tree } = await layOut('Tea', drawing, card);
  const without = { ...kit, styles: kit.styles.replaceAll(/::(?:before|after)/g, '::marker') };
  expect(await toPng(tree, card, kit)).not.toEqual(await toPng(tree, card, without));
});
