import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ImageSource } from '@takumi-rs/core';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { glob } from 'tinyglobby';
import { contentRoot } from '../../content/files/content-root';
import type { Content, Entry } from '../../content/schema/content';
import type { Drawing, SiteDefinition } from '../../content/schema/define-site';
import { type ImageSize, imageSizesOf } from '../../content/schema/social-image-sizes';
import { socialImageAddressOf } from '../../content/schema/urls';
import { type DrawnPage, withItsTemplate } from '../../html/templates';
import { typeset } from '../../html/typeset';
import { readInside } from '../../platform/contained-files';
import { inEngine, packageFile } from '../../platform/engine-folder.mjs';
import { loadSharp } from '../../platform/load-sharp';
import { madeFile } from '../../platform/made-files';
import { count } from '../../platform/statistics';
import { drawingFiles, layOutImage, type RenderAssets, readRenderAssets, toPng } from './draw-image';
import { type Picture, pictureOf, SocialImage, type SocialPhoto } from './social-image';

/**
 * Draws the social images of a page: where each is in the built site, and the PNG.
 * @throws Error that names the page if an image can't be made
 */
export type DrawSocialImages = (entry: Entry) => Promise<[file: string, png: Uint8Array][]>;

interface Shared {
  content: Content;
  siteName: string;
  Mark: ComponentType;
  cacheFolder?: string | undefined;
  /** Of everything that the pictures share. */
  hash: string;
  assets: RenderAssets;
}

/** Prepares drawing the social images of pages. Earlier ones come from the cache. */
export async function socialImages(
  content: Content,
  site: SiteDefinition,
  cacheFolder?: string,
): Promise<DrawSocialImages> {
  const shared = {
    content,
    siteName: site.about(content).name,
    Mark: (await site.looks()).default.Mark,
    cacheFolder,
    hash: await hashOfShared(site.drawing),
    assets: await readRenderAssets(site.drawing),
  };
  return async (entry) => {
    const page = await withItsTemplate(entry, site);
    const sizes = imageSizesOf(entry, page.template.news !== undefined);
    return Promise.all(sizes.map((shape) => imageOf(page, shape, shared)));
  };
}

async function imageOf(page: DrawnPage, shape: ImageSize, shared: Shared): Promise<[string, Uint8Array]> {
  const { entry } = page;
  try {
    return [socialImageAddressOf(entry.address, shape).slice(1), await pngOf(page, shape, shared)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = `${entry.address} (content/${entry.file})`;
    throw new Error(`The social image of ${place} can't be made: ${reason}`, { cause: error });
  }
}

async function pngOf(page: DrawnPage, shape: ImageSize, shared: Shared): Promise<Uint8Array> {
  const { entry } = page;
  const { content, hash, cacheFolder } = shared;
  const picture = pictureOf(page, shared.siteName, content);
  const markup = markupOf(picture, shape, shared, entry.data.lang);
  const key = createHash('sha256').update(hash).update(shape.name).update(markup).digest('hex');
  return madeFile(key, () => drawPng(page, picture, markup, shape, shared), cacheFolder);
}

async function drawPng(
  { entry }: DrawnPage,
  picture: Picture,
  markup: string,
  shape: ImageSize,
  { assets }: Shared,
): Promise<Uint8Array> {
  count('images drawn');
  const { tree, missing } = await layOutImage(markup, shape, assets);
  if (missing.length > 0) {
    console.warn(`Warning: the social image of ${entry.address} has gaps; its font has no ${missing.join(' ')}`);
  }
  const photos = picture.photo ? [await photoOfPanel(picture.photo, shape, contentRoot())] : [];
  return toPng(tree, shape, assets, photos);
}

/** The picture as HTML, without what few fonts have: the joiner in a range, and the narrow space. */
export function markupOf(
  picture: Picture,
  shape: ImageSize,
  { siteName, Mark, content }: Pick<Shared, 'siteName' | 'Mark'> & { content: Pick<Content, 'language'> },
  lang?: string,
): string {
  return typeset(
    renderToStaticMarkup(<SocialImage picture={picture} shape={shape} siteName={siteName} Mark={Mark} />),
    lang ?? content.language,
  )
    .replaceAll('\u2060', '')
    .replaceAll('\u202f', '\u00a0');
}

/** Components show in the markup; what else makes a picture is this code, the styles, the fonts and three packages. */
async function hashOfShared(drawing: Drawing): Promise<string> {
  const hash = createHash('sha256');
  const code = await glob(inEngine('outputs/{drawing,social-images}/*.{ts,tsx}'));
  const packages = ['@takumi-rs/core', '@takumi-rs/helpers', 'fontkit'].map((name) =>
    packageFile(`${name}/package.json`),
  );
  for (const file of [...code.sort(), ...drawingFiles(drawing), ...packages])
    hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/**
 * The photo of a social image, cropped to its panel, under the name that the markup has for it.
 * @param root the content folder
 * @throws Error if it can't be read
 */
async function photoOfPanel({ name, src, focus }: SocialPhoto, size: ImageSize, root: string): Promise<ImageSource> {
  const sharp = await loadSharp();
  if (!sharp) throw new Error('The library for pictures (sharp) can not be loaded');
  const data = await sharp(readInside(root, `media/${name}`), { limitInputPixels: false })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ ...panelOf(size), position: focus?.replace('-', ' ') ?? 'center' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { src, data, cache: 'none' };
}

/** As in social.css: beside the words, or on a square below them. */
function panelOf({ width, height }: ImageSize) {
  return width === height ? { width, height: height / 2 } : { width: 550, height };
}
