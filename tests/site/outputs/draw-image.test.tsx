import { describe, expect, test } from 'vitest';
import { LogoMark } from '../../../components/layout/logo';
import type { ObjectName } from '../../../components/model/fields/icon';
import { DrawnObject } from '../../../components/objects/drawn-object';
import { drawing } from '../../../pages/drawing';
import type { ImageSize } from '../../../renderer/content/schema/social-image-sizes';
import {
  type Box,
  boxOf,
  layOutImage,
  measureImage,
  readRenderAssets,
  toPng,
} from '../../../renderer/outputs/social-images/draw-image';
import type { Picture } from '../../../renderer/outputs/social-images/social-image';
import { markupOf } from '../../../renderer/outputs/social-images/social-images';

type Drawn = ObjectName | undefined;

const card: ImageSize = { name: 'card', width: 1200, height: 630, headline: 92 };
const landscape: ImageSize = { name: '4x3', width: 1200, height: 900, headline: 92 };
const square: ImageSize = { name: '1x1', width: 1200, height: 1200, headline: 116 };

const panels: [name: string, drawn: Drawn][] = [
  ['an object', 'lantern'],
  ['the mark', undefined],
];

const looks = { siteName: 'Tallwind', Mark: LogoMark, content: { language: 'en' } };
const drawingOf = (object: Drawn) => object && <DrawnObject name={object} />;
const kit = await readRenderAssets(drawing);

function layOut(headline: string, object: Drawn, shape: ImageSize) {
  return layOutImage(
    markupOf({ theme: 'green', kicker: 'Tea', headline, drawing: drawingOf(object) }, shape, looks),
    shape,
    kit,
  );
}

/** The boxes of the elements in an image. */
async function boxes(headline: string, object: Drawn, shape: ImageSize): Promise<Box[]> {
  const { tree } = await layOut(headline, object, shape);
  return measureImage(tree, shape, kit);
}

test.each(panels)('%s is drawn', async (_name, object) => {
  const { tree, missing } = await layOut('Tea should travel well', object, card);
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
    const drawn = await boxes(headline, 'shop', shape);
    const logo = boxOf('social-logo', drawn);
    const title = boxOf('social-title', drawn);
    const words = boxOf('social-words', drawn);
    const box = boxOf('social-headline', drawn);
    expect(title.top).toBeGreaterThanOrEqual(logo.top + logo.height + 40);
    expect(box.top + box.height).toBeLessThanOrEqual(words.top + words.height - 60);
    expect(box.left + box.width).toBeLessThanOrEqual(words.left + words.width - 30);
  });

  test.each(panels)('%s is completely in the panel, with a margin', async (_name, object) => {
    const drawn = await boxes('Tea', object, shape);
    const panel = boxOf('social-panel', drawn);
    const shown = drawn.slice(drawn.indexOf(panel) + 1).filter(({ width, height }) => width > 0 && height > 0);
    expect(shown.length).toBeGreaterThan(0);
    for (const { classes, top, height, left, width } of shown) {
      expect(top, classes.join()).toBeGreaterThan(panel.top + 30);
      expect(top + height, classes.join()).toBeLessThan(panel.top + panel.height - 30);
      expect(left, classes.join()).toBeGreaterThan(panel.left + 30);
      expect(left + width, classes.join()).toBeLessThan(panel.left + panel.width - 30);
    }
  });
});

test('a line above the headline is truncated if it is too long, so that both are below the logo', async () => {
  const picture: Picture = {
    theme: 'green',
    kicker: 'Tea for you '.repeat(40),
    headline: 'Tea '.repeat(99),
  };
  const { tree } = await layOutImage(markupOf(picture, card, looks), card, kit);
  const drawn = await measureImage(tree, card, kit);
  const logo = boxOf('social-logo', drawn);
  expect(boxOf('social-title', drawn).top).toBeGreaterThanOrEqual(logo.top + logo.height + 20);
});

test.each([
  ['Chinese', '茶', ['茶']],
  ['Hebrew', 'תה', ['ת', 'ה']],
  ['Arabic', 'شاي', ['ش', 'ا', 'ي']],
  ['an emoji of several characters', '👩‍🌾', ['👩‍🌾']],
])('%s, which the font lacks, leaves a gap instead of a box, and is reported', async (_name, word, expected) => {
  const lacking = await layOut(`Tea ${word}`, undefined, card);
  expect(lacking.missing).toEqual(expected);
  const gaps = await layOut(`Tea ${expected.map(() => '\u2003').join('')}`, undefined, card);
  expect(gaps.missing).toEqual([]);
  expect(await toPng(lacking.tree, card, kit)).toEqual(await toPng(gaps.tree, card, kit));
});

test.each([
  'Łódź, Ştefan, žluťoučký, ẞ',
  '“Tea” – it’s 5 € …',
  'Tiếng Việt',
  'here → there',
  'cafe\u0301',
  'soft\u00adhyphen and\u200bspace',
])('the font has all characters of %s', async (headline) => {
  expect((await layOut(headline, undefined, card)).missing).toEqual([]);
});

test('the same image has the same bytes, even in parallel with others', async () => {
  const draw = async (object: Drawn) => {
    const assets = await readRenderAssets(drawing);
    const markup = markupOf(
      { theme: 'blue', kicker: 'Tea', headline: 'Tea', drawing: drawingOf(object) },
      square,
      looks,
    );
    const { tree } = await layOutImage(markup, square, assets);
    return toPng(tree, square, assets);
  };
  const [objectAlone, markAlone] = [await draw('shop'), await draw(undefined)];
  const together = await Promise.all([draw('shop'), draw(undefined), draw('shop')]);
  expect(together).toEqual([objectAlone, markAlone, objectAlone]);
});
