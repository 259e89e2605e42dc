import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadContent } from '../../../../../renderer/content/index';
import type { Content } from '../../../../../renderer/content/schema/content';
import type { ImageSize } from '../../../../../renderer/content/schema/social-image-sizes';
import {
  layOutImage,
  type RenderAssets,
  readRenderAssets,
  toPng,
} from '../../../../../renderer/outputs/social-images/draw';
import type { Drawing } from '../../../../../renderer/outputs/social-images/render-assets';
import { markupOf } from '../../../../../renderer/outputs/social-images/social-images';

// Layout and rendering take their time on a machine that is busy otherwise.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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
const drawings: [name: string, drawing: Drawing][] = [
  ['a chat', chat],
  ['one app screen', app],
  ['three app screens', apps],
  ['a browser', browser],
  ['an agent', agent],
  ['a contact sheet', { type: 'contact-sheet', scenes: [{ scene: agent.scene, theme: 'indigo' }] }],
  [
    'rows with numbers and icons',
    {
      type: 'rows',
      rows: [
        { mark: 1, text: 'Look' },
        { mark: 'mail', text: 'Write' },
      ],
    },
  ],
  ['figures', { type: 'figures', figures: [{ value: '24/7', label: 'support' }] }],
  ['a date', { type: 'date', date: '2024-02-29' }],
];

let content: Content;
let kit: RenderAssets;
beforeAll(async () => {
  const loaded = await loadContent('content');
  if (!loaded.content) throw new Error('The content has errors');
  content = loaded.content;
  kit = await readRenderAssets();
});

function layOut(headline: string, drawing: Drawing, shape: ImageSize) {
  const markup = markupOf({ theme: 'green', kicker: 'Tea', headline, drawing }, shape, content);
  return layOutImage(markup, drawing, shape, kit);
}

type Nodes = Awaited<ReturnType<typeof layOut>>['nodes'];

const nodesOf = (className: string, nodes: Nodes) =>
  nodes.filter(({ props }) => typeof props.className === 'string' && props.className.split(' ').includes(className));

function boxOf(className: string, nodes: Nodes) {
  const [node] = nodesOf(className, nodes);
  if (!node) throw new Error(`No ${className}`);
  return { ...node, right: node.left + node.width, bottom: node.top + node.height };
}

test.each(drawings)('%s is drawn', async (_name, drawing) => {
  const { svg, missing } = await layOut('Tea should travel well', drawing, card);
  expect(missing).toEqual([]);
  const png = Buffer.from(await toPng(svg));
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
    const { nodes } = await layOut(headline, chat, shape);
    const [logo, title, words] = ['social-logo', 'social-title', 'social-words'].map((name) => boxOf(name, nodes));
    const box = boxOf('social-headline', nodes);
    expect(title?.top).toBeGreaterThanOrEqual((logo?.bottom ?? Number.NaN) + 40);
    expect(box.bottom).toBeLessThanOrEqual((words?.bottom ?? Number.NaN) - 60);
    expect(box.right).toBeLessThanOrEqual((words?.right ?? Number.NaN) - 30);
  });

  test('the messages of a long chat are all seen whole', async () => {
    const { nodes } = await layOut('Tea', chat, shape);
    const bubbles = nodesOf('bubble', nodes);
    expect(bubbles).toHaveLength(4);
    for (const { top, height, left, width } of bubbles) {
      expect(top + height).toBeLessThan(shape.height);
      expect(left).toBeGreaterThan(boxOf('social-panel', nodes).left);
      expect(left + width).toBeLessThan(shape.width);
    }
  });
});

test('rows that have no room stand outside the picture, the others inside', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ mark: index + 1, text: `Section ${index + 1}` }));
  const { nodes } = await layOut('Terms', { type: 'rows', rows: many }, card);
  const seen = nodesOf('sheet-row', nodes).filter(({ left }) => left < card.width);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.length).toBeLessThan(20);
  expect(Math.max(...seen.map(({ top, height }) => top + height))).toBeLessThan(card.height);
});

test('a character that the font lacks leaves a gap and is reported', async () => {
  const { missing, svg } = await layOut('Tea 茶', chat, card);
  expect(missing.join('')).toContain('茶');
  expect((await toPng(svg)).length).toBeGreaterThan(1000);
});
