import { readFile } from 'node:fs/promises';
import type { ImageSource, MeasuredNode, Node, Renderer } from '@takumi-rs/core';
import { fromHtml } from '@takumi-rs/helpers/html';
import type { Drawing, Fonts } from '../../content/schema/define-site';
import type { ImageSize } from '../../content/schema/social-image-sizes';
import { inEngine, packageFile } from '../../platform/engine-folder.mjs';
import { lightColors } from '../drawing/light-colors';
import { leaveGaps } from '../drawing/missing-characters';

const STYLES = inEngine('outputs/social-images/social.css');

const FONT = '@expo-google-fonts/familjen-grotesk';
const FONTS_OF_ENGINE: Fonts = {
  400: packageFile(`${FONT}/400Regular/FamiljenGrotesk_400Regular.ttf`),
  500: packageFile(`${FONT}/500Medium/FamiljenGrotesk_500Medium.ttf`),
  600: packageFile(`${FONT}/600SemiBold/FamiljenGrotesk_600SemiBold.ttf`),
  700: packageFile(`${FONT}/700Bold/FamiljenGrotesk_700Bold.ttf`),
};

/** Every file besides the code that affects a picture. */
export function drawingFiles({ tokens, fonts = FONTS_OF_ENGINE }: Drawing): string[] {
  return [tokens, STYLES, ...Object.values(fonts)];
}

/** The sizes that a headline is tried in, the largest first. */
const HEADLINES = [116, 104, 92, 84, 76, 69, 62, 56, 50, 45, 40];
/** Even the smallest may be too long: it is cut, between lines and within words. */
const CUT = { '--word': 'break-word', '--lines': '7' };
/** How near the title comes to the logo, and how far a headline reaches into the margin at its right. */
const TITLE_ROOM = 40;
const OVERHANG = 12;

/** The resources for all pictures. */
export interface RenderAssets {
  styles: string;
  renderer: Renderer;
  fonts: Fonts;
}

/** @throws Error that says what to do if there is no renderer for this machine */
export async function readRenderAssets({ tokens: file, fonts = FONTS_OF_ENGINE }: Drawing): Promise<RenderAssets> {
  const [tokens, styles] = await Promise.all([readFile(file, 'utf8'), readFile(STYLES, 'utf8')]);
  const renderer = await loadRenderer();
  for (const [weight, file] of Object.entries(fonts)) {
    await renderer.registerFont({ name: 'Font of the site', weight: Number(weight), data: await readFile(file) });
  }
  return { styles: themeStyles(tokens) + styles, renderer, fonts };
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

function themeStyles(tokens: string): string {
  const rules = Object.entries(lightColors(tokens)).map(([theme, colors]) => {
    const declarations = Object.entries(colors).map(([name, value]) => `${name}: ${value};`);
    return `[data-theme="${theme}"] { ${declarations.join(' ')} }\n`;
  });
  return rules.join('');
}

/** A picture's layout, and the characters that its font lacks. */
export interface LaidOut {
  tree: Node;
  missing: string[];
}

/**
 * Lays out a social image: the headline as large as there is room.
 * @param markup the HTML of a SocialImage
 */
export async function layOutImage(markup: string, shape: ImageSize, assets: RenderAssets): Promise<LaidOut> {
  const { text, missing } = await leaveGaps(markup, assets.fonts);
  const { node } = fromHtml(text);
  const sizes = HEADLINES.filter((size) => size <= shape.headline);
  let tree: Node = node;
  for (const size of sizes) {
    const headline = { '--headline': `${size}px` };
    tree = { ...node, style: size === sizes.at(-1) ? { ...headline, ...CUT } : headline };
    if (titleFits(await measureImage(tree, shape, assets))) break;
  }
  return { tree, missing };
}

function titleFits(boxes: readonly Box[]): boolean {
  const logo = boxOf('social-logo', boxes);
  const title = boxOf('social-title', boxes);
  const headline = boxOf('social-headline', boxes);
  return title.top - logo.top - logo.height >= TITLE_ROOM && headline.width <= title.width + OVERHANG;
}

/** The place of an element in the picture. */
export interface Box {
  classes: readonly string[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** @throws Error if the picture has no such element */
export function boxOf(className: string, boxes: readonly Box[]): Box {
  const box = boxes.find(({ classes }) => classes.includes(className));
  if (!box) throw new Error(`The picture has no ${className}`);
  return box;
}

/** The boxes of all elements of a picture. */
export async function measureImage(tree: Node, size: ImageSize, { styles, renderer }: RenderAssets): Promise<Box[]> {
  return boxesOf(tree, await renderer.measure(tree, { width: size.width, height: size.height, css: [styles] }));
}

function boxesOf(node: Node, measured: MeasuredNode | undefined): Box[] {
  if (!measured) return [];
  const { width, height, transform, children } = measured;
  const [, , , , left, top] = transform;
  const inside = node.type === 'container' ? (node.children ?? []) : [];
  return [
    { classes: (node.className ?? '').split(' '), left, top, width, height },
    ...inside.flatMap((child, index) => boxesOf(child, children[index])),
  ];
}

/** A PNG in the size of its shape. @param images what it shows by address */
export function toPng(
  tree: Node,
  { width, height }: ImageSize,
  { styles, renderer }: RenderAssets,
  images: ImageSource[] = [],
): Promise<Buffer> {
  return renderer.render(tree, { width, height, css: [styles], images });
}
