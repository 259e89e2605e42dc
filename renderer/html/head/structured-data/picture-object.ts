import type { ImageObject } from 'schema-dts';
import { fallbackPicture } from '../../../content/pictures/variants';
import type { PageFacts } from '../../../content/schema/page-facts';
import type { PicturePlace } from '../../../content/schema/picture-place';

/**
 * A picture of content/media for search engines: the file that its page has for old browsers.
 * @param file its path inside content/media
 * @param place where the page shows it
 */
export function pictureObject({ file, alt }: { file: string; alt: string }, place: PicturePlace, facts: PageFacts) {
  const { address, width, height } = fallbackPicture(file, facts.content.picture(file), place);
  return {
    '@type': 'ImageObject',
    url: facts.siteUrl + address,
    caption: alt,
    width: inPixels(width),
    height: inPixels(height),
  } satisfies ImageObject;
}

/** E37 is the pixel (UN/CEFACT, Recommendation 20). */
function inPixels(value: number | undefined) {
  return value === undefined ? undefined : ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' } as const);
}
