import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { glob } from 'tinyglobby';
import type { AnyEntry, Content } from '../../content/schema/content';
import { type ImageSize, imageSizesOf } from '../../content/schema/social-image-sizes';
import { socialImageAddressOf } from '../../content/schema/urls';
import { typeset } from '../../html/typeset';
import { count } from '../../platform/statistics';
import { drawingFiles, layOutImage, type RenderAssets, readRenderAssets, toPng } from './draw-image';
import { ImageCache, SOCIAL_CACHE } from './image-cache';
import { SocialImage, type SocialImageContent, socialImageContentOf } from './social-image';

/**
 * Draws the social images of a page: where each is in the built site, and the PNG.
 * @throws Error that names the page where one can't be made
 */
export type DrawSocialImages = (entry: AnyEntry) => Promise<[file: string, png: Uint8Array][]>;

interface Shared {
  content: Content;
  cache: ImageCache;
  /** Of everything that the pictures share. */
  hash: string;
  assets: RenderAssets;
}

/** Prepares drawing the social images of pages. Earlier ones come from the cache. */
export async function socialImages(content: Content, cacheFolder = SOCIAL_CACHE): Promise<DrawSocialImages> {
  const shared = {
    content,
    cache: new ImageCache(cacheFolder),
    hash: await hashOfShared(),
    assets: await readRenderAssets(),
  };
  return (entry) => Promise.all(imageSizesOf(entry).map((shape) => imageOf(entry, shape, shared)));
}

async function imageOf(entry: AnyEntry, shape: ImageSize, shared: Shared): Promise<[string, Uint8Array]> {
  try {
    return [socialImageAddressOf(entry.address, shape).slice(1), await pngOf(entry, shape, shared)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const page = `${entry.address} (content/${entry.file})`;
    throw new Error(`The social image of ${page} can't be made: ${reason}`, { cause: error });
  }
}

async function pngOf(entry: AnyEntry, shape: ImageSize, shared: Shared): Promise<Uint8Array> {
  const { content, cache, hash, assets } = shared;
  const picture = socialImageContentOf(entry, content);
  const markup = markupOf(picture, shape, content, entry.data.lang);
  const key = createHash('sha256').update(hash).update(shape.name).update(markup).digest('hex');
  const kept = await cache.get(key);
  if (kept) return kept;
  count('images drawn');
  const { tree, missing } = await layOutImage(markup, shape, assets);
  if (missing.length > 0) {
    console.warn(`Warning: the social image of ${entry.address} has gaps; its font has no ${missing.join(' ')}`);
  }
  const png = await toPng(tree, shape, assets);
  cache.set(key, png);
  return png;
}

/** The picture as HTML. */
export function markupOf(picture: SocialImageContent, shape: ImageSize, content: Content, lang?: string): string {
  return typeset(
    renderToStaticMarkup(<SocialImage picture={picture} shape={shape} siteName={content.site.name} />),
    lang,
  );
}

/** Components show in the markup; what else makes a picture is this code, the styles, the fonts and three packages. */
async function hashOfShared(): Promise<string> {
  const hash = createHash('sha256');
  const code = await glob('renderer/outputs/{drawing,social-images}/*.{ts,tsx}');
  const packages = ['@takumi-rs/core', '@takumi-rs/helpers', 'fontkit'].map(
    (name) => `node_modules/${name}/package.json`,
  );
  for (const file of [...code.sort(), ...drawingFiles, ...packages]) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}
