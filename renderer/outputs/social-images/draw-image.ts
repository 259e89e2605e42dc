import { readFile } from 'node:fs/promises';
import type { Node, Renderer } from '@takumi-rs/core';
import { fromHtml } from '@takumi-rs/helpers/html';
import type { ImageSize } from '../../content/schema/social-image-sizes';
import { adaptStyles } from './adapt-styles';
import type { Drawing } from './drawing';
import { fitDrawing, fitHeadline, type Measure } from './fit-layout';
import { type Box, boxesOf, childrenOf } from './measured-boxes';
import { leaveGaps } from './missing-characters';

/** The font of the site; a letter that it lacks is taken from the second. social.css names them. */
const FONTS = {
  'Familjen Grotesk': 'renderer/html/fonts/familjen-grotesk.woff2',
  'Familjen Grotesk Extended':
    'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal.woff2',
};

/** The drawings are components of the site and use its styles; the last file is for the frame around them. */
const STYLES = ['renderer/html/styles/scenes.css', 'renderer/outputs/social-images/social.css'];
const TOKENS = 'renderer/html/styles/tokens.css';

/** Every file besides the code that affects a picture. */
export const drawingFiles: readonly string[] = [TOKENS, ...STYLES, ...Object.values(FONTS)];

/** The resources for all pictures. */
export interface RenderAssets {
  styles: string;
  renderer: Renderer;
}

/** @throws Error that says what to do if there is no renderer for this machine */
export async function readRenderAssets(): Promise<RenderAssets> {
  const [tokens = '', ...styles] = await Promise.all([TOKENS, ...STYLES].map((file) => readFile(file, 'utf8')));
  const renderer = await loadRenderer();
  for (const [name, file] of Object.entries(FONTS)) await renderer.registerFont({ name, data: await readFile(file) });
  return { styles: adaptStyles(tokens, styles.join('\n')), renderer };
}

async function loadRenderer(): Promise<Renderer> {
  try {
    const { Renderer } = await import('@takumi-rs/core');
    return new Renderer();
  } catch (cause) {
    throw new Error(
      `Social images can't be drawn: @takumi-rs/core is not installed for ${process.platform}-${process.arch}. ` +
        'Run "npm ci" without --omit=optional, or build with "npm run build -- --without-social-images".',
      { cause },
    );
  }
}

/** A picture's layout, and the characters that its fonts lack. */
export interface LaidOut {
  tree: Node;
  missing: string[];
}

/**
 * Lays out a social image as large as its words and its drawing allow.
 * @param markup the HTML of a SocialImage
 * @param drawing what it shows
 */
export async function layOutImage(
  markup: string,
  drawing: Drawing,
  shape: ImageSize,
  assets: RenderAssets,
): Promise<LaidOut> {
  const { text, missing } = await leaveGaps(markup, assets.renderer);
  const { node: tree } = fromHtml(text);
  const measure: Measure = (half, style) => measureImage({ ...onlyWith(half, tree), style }, shape, assets);
  const style = { ...(await fitHeadline(shape, measure)), ...(await fitDrawing(drawing, measure)) };
  return { tree: { ...tree, style }, missing };
}

/** The picture with only one of its halves. */
function onlyWith(half: string, tree: Node): Node {
  const children = childrenOf(tree).filter(({ className }) => className?.split(' ').includes(half));
  return { ...tree, type: 'container', children };
}

/** Where the elements of a picture are. */
export async function measureImage(tree: Node, size: ImageSize, { styles, renderer }: RenderAssets): Promise<Box[]> {
  return boxesOf(tree, await renderer.measure(tree, { width: size.width, height: size.height, css: [styles] }));
}

/** A PNG in the size of its shape. */
export function toPng(tree: Node, { width, height }: ImageSize, { styles, renderer }: RenderAssets): Promise<Buffer> {
  return renderer.render(tree, { width, height, css: [styles] });
}
