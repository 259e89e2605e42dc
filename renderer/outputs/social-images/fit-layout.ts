import type { Scene } from '../../content/schema/fields/scene';
import type { ImageSize } from '../../content/schema/social-image-sizes';
import type { Drawing } from './drawing';
import { type Box, boxOf, hasClass } from './measured-boxes';

/** Lays one half of the picture out with these custom properties, and says where its elements are. */
export type Measure = (half: 'social-words' | 'social-panel', properties: Properties) => Promise<Box[]>;

/** The custom properties that social.css takes its measures from. */
export type Properties = Record<`--${string}`, string>;

const SMALLEST = 40;
/** Each size that is tried is this part of the one before. */
const STEP = 0.93;
/** How near the title comes to the logo. */
const TITLE_ROOM = 40;
/** How far a headline reaches into the margin at its right. */
const OVERHANG = 12;

/** A hundredth of the width that a scene is measured at, the largest it is drawn in, and how near it comes to the edges. */
const SCENE_PROBE = 5;
const SCENE_LIMIT = 9;
const ROOM = 30;
/** The parts of a scene that must be entirely visible; the rest may run off the edges. */
const seenWhole: Record<Scene['type'], { down: string; across: string; isCentred: boolean }> = {
  chat: { down: 'bubble', across: 'phone', isCentred: false },
  app: { down: 'phone', across: 'phone', isCentred: true },
  browser: { down: 'window-heading', across: 'window-heading', isCentred: false },
  agent: { down: 'bubble', across: 'bubble', isCentred: true },
};

const LARGEST_ROW = 44;
const SMALLEST_ROW = 28;

/** The largest headline that leaves room for the logo; the smallest is cut, between lines and within words. */
export async function fitHeadline(shape: ImageSize, measure: Measure): Promise<Properties> {
  for (let size = shape.headline; size > SMALLEST; size = Math.floor(size * STEP)) {
    const whole = { '--headline': `${size}px`, '--wrap': 'balance', '--word': 'normal', '--lines': 'none' } as const;
    if (titleFits(await measure('social-words', whole))) return whole;
  }
  const cut = { '--headline': `${SMALLEST}px`, '--wrap': 'wrap', '--word': 'break-word', '--lines': '1' } as const;
  const { logo, title, headline } = wordsOf(await measure('social-words', cut));
  const room = title.top - bottomOf(logo) - TITLE_ROOM;
  return { ...cut, '--lines': `${1 + Math.floor(room / headline.height)}` };
}

function titleFits(boxes: readonly Box[]): boolean {
  const { logo, title, headline } = wordsOf(boxes);
  return title.top - bottomOf(logo) >= TITLE_ROOM && headline.width <= title.width + OVERHANG;
}

function wordsOf(boxes: readonly Box[]) {
  return {
    logo: boxOf('social-logo', boxes),
    title: boxOf('social-title', boxes),
    headline: boxOf('social-headline', boxes),
  };
}

/** The measures of what the picture shows. */
export async function fitDrawing(drawing: Drawing, measure: Measure): Promise<Properties> {
  if (drawing.type === 'scene') return fitScene(drawing.scene.type, measure);
  return drawing.type === 'rows' ? fitRows(measure) : {};
}

/** The width of the scene at which all its words are in the picture: all its measures are parts of its width. */
async function fitScene(kind: Scene['type'], measure: Measure): Promise<Properties> {
  const boxes = await measure('social-panel', { '--cqi': `${SCENE_PROBE}px`, '--drop': '0px' });
  const panel = boxOf('social-panel', boxes);
  const { down, across, isCentred } = seenWhole[kind];
  const inHeight = boxes.filter((box) => hasClass(down, box));
  const inWidth = boxes.filter((box) => hasClass(across, box));
  const top = Math.min(...inHeight.map((box) => box.top)) - panel.top;
  const bottom = Math.max(...inHeight.map(bottomOf)) - panel.top;
  const left = Math.min(...inWidth.map((box) => box.left)) - panel.left;
  const right = Math.max(...inWidth.map((box) => box.left + box.width)) - panel.left;
  const scale = Math.min(
    SCENE_LIMIT / SCENE_PROBE,
    isCentred ? (panel.height - 2 * ROOM) / (bottom - top) : (panel.height - ROOM) / bottom,
    kind === 'browser' ? (panel.width - ROOM) / right : (panel.width - 2 * ROOM) / (right - left),
  );
  const drop = isCentred ? (panel.height - scale * (top + bottom)) / 2 : 0;
  return { '--cqi': `${SCENE_PROBE * scale}px`, '--drop': `${Math.floor(drop)}px` };
}

/** The largest rows that all fit; of the smallest, some are left out. */
async function fitRows(measure: Measure): Promise<Properties> {
  let properties: Properties = {};
  for (let size = LARGEST_ROW; size >= SMALLEST_ROW; size -= 4) {
    properties = { '--row': `${size}px` };
    const rows = (await measure('social-panel', properties)).filter((box) => hasClass('sheet-row', box));
    // A row that doesn't fit wraps to the right.
    if (rows.every(({ left }) => left === rows[0]?.left)) return properties;
  }
  return properties;
}

function bottomOf({ top, height }: Box): number {
  return top + height;
}
