import type { ImageSource } from '@takumi-rs/core';
import type { ImageSize } from '../../content/schema/social-image-sizes';
import { readInside } from '../../platform/contained-files';
import { loadSharp } from '../../platform/load-sharp';
import type { SocialPhoto } from './social-image';

/**
 * The photo of a social image, cropped to its panel, under the name that the markup has for it.
 * @param root the content folder
 * @throws Error if it can't be read
 */
export async function photoOfPanel(
  { name, src, focus }: SocialPhoto,
  size: ImageSize,
  root: string,
): Promise<ImageSource> {
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
