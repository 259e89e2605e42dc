import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { glob } from 'tinyglobby';
import { ContentProvider } from '../../components/content-context';
import type { AnyEntry, Content } from '../content/schema/content';
import { drawingFiles, type Kit, layOutPicture, readKit, toPng } from './draw';
import { type Picture, pictureOf } from './picture';
import { PictureCache } from './picture-cache';
import { pictureFile, type Shape, shapesOf } from './shape';
import { SocialImage } from './social-image';

/** How many pictures are made at a time: one is laid out while the others are rendered. */
const AT_A_TIME = 3;

interface Job {
  entry: AnyEntry;
  shape: Shape;
}

interface Studio {
  client: string;
  content: Content;
  cache: PictureCache;
  /** A hash of all that the pictures have in common. */
  tools: string;
  kit: Kit;
}

/**
 * Writes the social images of every page.
 * @param client the folder of the built site
 * @throws Error that names the page where a picture can't be made
 */
export async function writeSocialImages(client: string, content: Content, cacheFolder = '.cache/social') {
  const cache = new PictureCache(cacheFolder);
  const studio = { client, content, cache, tools: await hashOfTools(), kit: await readKit() };
  const jobs = [...content.entries.values()].flatMap((entry) => shapesOf(entry).map((shape) => ({ entry, shape })));
  const queue = jobs.values();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (const job of queue) await writePicture(job, studio);
    }),
  );
  await cache.forgetUnused();
}

async function writePicture({ entry, shape }: Job, studio: Studio) {
  const { client, content } = studio;
  const file = join(client, pictureFile(entry.address, shape));
  try {
    const png = await pngOf(pictureOf(entry, content), { entry, shape }, studio);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const page = `${entry.address} (content/${entry.file})`;
    throw new Error(`The social image of ${page} can't be made: ${reason}`, { cause: error });
  }
}

async function pngOf(picture: Picture, { entry, shape }: Job, { content, cache, tools, kit }: Studio) {
  const markup = markupOf(picture, shape, content);
  const key = createHash('sha256').update(tools).update(shape.name).update(markup).digest('hex');
  const kept = await cache.get(key);
  if (kept) return kept;
  const { svg, missing } = await layOutPicture(markup, picture.drawing, shape, kit);
  if (missing.length > 0) {
    console.warn(`Warning: the social image of ${entry.address} has gaps; its font has no ${missing.join(' ')}`);
  }
  const png = await toPng(svg);
  await cache.set(key, png);
  return png;
}

/** The picture as HTML; React knows the context from where the scenes take their words. */
export function markupOf(picture: Picture, shape: Shape, content: Content): string {
  return renderToStaticMarkup(
    <ContentProvider content={content} webhooks={{ contact: undefined, newsletter: undefined }}>
      <SocialImage picture={picture} shape={shape} siteName={content.site.name} />
    </ContentProvider>,
  );
}

/** Components show in the markup; what else makes a picture is this code, the styles, the fonts and two packages. */
async function hashOfTools(): Promise<string> {
  const hash = createHash('sha256');
  const code = await glob('renderer/social/**/*.{ts,tsx}');
  const packages = ['satori', '@resvg/resvg-js'].map((name) => `node_modules/${name}/package.json`);
  for (const file of [...code.sort(), ...drawingFiles, ...packages]) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}
