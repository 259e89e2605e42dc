import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type SatoriNode, type SatoriOptions } from 'satori';
import type { ImageSize } from '../../content/schema/social-image-sizes';
import { fitHeadline, fitRows, fitScene, type Measure, type Properties } from './fit';
import type { Drawing } from './render-assets';
import { satoriTree, type Tree } from './satori-tree';

const WEIGHTS = [400, 500, 600, 700] as const;
/** A letter that the first subset lacks is taken from the second. */
const SUBSETS = ['latin', 'latin-ext'] as const;

/** Satori reads neither variable fonts nor WOFF2, so these are not the font file of the site, but the same letters. */
const fonts = WEIGHTS.flatMap((weight) =>
  SUBSETS.map((subset) => ({
    name: `Familjen Grotesk ${subset}`,
    weight,
    file: `node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-${subset}-${weight}-normal.woff`,
  })),
);

/** The drawings are components of the site and wear its styles; the last file is for the frame around them. */
const STYLES = [
  'renderer/html/styles/tokens.css',
  'renderer/html/styles/scenes.css',
  'renderer/outputs/social-images/social.css',
];

/** Every file besides the code that a picture is made from. */
export const drawingFiles: readonly string[] = [...STYLES, ...fonts.map(({ file }) => file)];

const GAP = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;

/** What all pictures are drawn with. */
export interface RenderAssets {
  styles: string;
  fonts: SatoriOptions['fonts'];
}

export async function readRenderAssets(): Promise<RenderAssets> {
  const styles = await Promise.all(STYLES.map((file) => readFile(file, 'utf8')));
  const data = await Promise.all(
    fonts.map(async ({ name, weight, file }) => ({ name, weight, data: await readFile(file) })),
  );
  return { styles: styles.join('\n'), fonts: data };
}

/** A picture laid out: where its elements stand, and the characters that the font lacks, which leave a gap. */
interface LaidOut {
  svg: string;
  nodes: SatoriNode[];
  missing: string[];
}

/** A PNG in the size of its shape. The letters in the SVG are outlines, so no font of the machine is asked for. */
export async function toPng(svg: string): Promise<Uint8Array> {
  // Rendering runs beside the main thread, which lays out the next picture meanwhile.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
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
  kit: RenderAssets,
): Promise<LaidOut> {
  const tree = satoriTree(markup);
  const measure: Measure = async (part, properties) =>
    (await layOut(onlyWith(part, tree), properties, shape, kit, { embedFont: false })).nodes;
  const properties = { ...(await fitHeadline(shape, measure)), ...(await fitDrawing(drawing, measure)) };
  return layOut(tree, properties, shape, kit);
}

async function fitDrawing(drawing: Drawing, measure: Measure): Promise<Properties> {
  if (drawing.type === 'scene') return fitScene(drawing.scene.type, measure);
  return drawing.type === 'rows' ? fitRows(measure) : {};
}

/** The picture with one of its two halves only. */
function onlyWith(part: string, tree: Tree): Tree {
  const children = tree.props.children.filter(
    (child) => typeof child !== 'string' && child.props.className?.split(' ').includes(part),
  );
  return { ...tree, props: { ...tree.props, children } };
}

/** Without `embedFont`, letters stay text, which is faster and enough to measure. */
async function layOut(
  tree: Tree,
  style: Properties,
  { width, height }: ImageSize,
  { styles, fonts }: RenderAssets,
  { embedFont } = { embedFont: true },
): Promise<LaidOut> {
  const nodes: SatoriNode[] = [];
  const missing: string[] = [];
  const svg = await satori(
    <div style={style}>
      <style>{styles}</style>
      {tree}
    </div>,
    {
      width,
      height,
      fonts,
      embedFont,
      onNodeDetected: (node) => void nodes.push(node),
      loadAdditionalAsset: async (_language, segment) => {
        missing.push(segment);
        return GAP;
      },
    },
  );
  return { svg, nodes, missing };
}
