import type { PictureFacts } from '../schema/picture-facts';
import type { PicturePlace } from '../schema/picture-place';
import { percentDecode } from '../text/percent-decode';
import { toSlug } from '../text/slug';
import type { VariantFormat } from './encoding';
import { fallbackWidthIn, widthsIn } from './places';

/** The folder of the variants in a site. Their names have a hash, so hosts cache them forever. */
export const VARIANTS = '/media/sizes/';

const MEDIA = '/media/';

/** A picture of content/media in one width and format. */
export interface Variant {
  /** Its path inside content/media. */
  name: string;
  facts: PictureFacts;
  width: number;
  format: VariantFormat;
}

/** The path of a picture or file inside content/media, from its address; undefined for other addresses. */
export function mediaNameOf(address: string): string | undefined {
  return address.startsWith(MEDIA) ? percentDecode(address.slice(MEDIA.length).replace(/[?#].*/, '')) : undefined;
}

/** The address of a picture or file of content/media as it is. */
export function addressOfOriginal(name: string): string {
  return MEDIA + name.split('/').map(encodeURIComponent).join('/');
}

export function addressOfVariant({ name, facts, width, format }: Variant): string {
  return `${VARIANTS}${stemOf(name)}-${width}.${facts.hash}.${format}`;
}

/**
 * The address for browsers and readers that can't choose.
 * @param facts undefined for a picture that is published as it is
 */
export function fallbackAddress(name: string, facts: PictureFacts | undefined, place: PicturePlace): string {
  if (!facts?.fallback) return addressOfOriginal(name);
  return addressOfVariant({ name, facts, width: fallbackWidthIn(place, facts), format: facts.fallback });
}

/** The same with its size, as far as it is known. */
export function fallbackPicture(name: string, facts: PictureFacts | undefined, place: PicturePlace) {
  const width = facts?.fallback ? fallbackWidthIn(place, facts) : facts?.width;
  const height = facts && width && Math.round((width * facts.height) / facts.width);
  return { address: fallbackAddress(name, facts, place), width, height };
}

/** The formats of a picture's variants, best first; empty for a picture that is published as it is. */
export function formatsOf({ fallback }: PictureFacts): VariantFormat[] {
  return fallback ? ['avif', 'webp', fallback] : [];
}

/** What searchers and readers of an address see of the name. */
function stemOf(name: string): string {
  return toSlug(name.replace(/\.\w+$/, '')) || 'picture';
}

/**
 * Finds the variant of an address, so that a variant is made because a page names it.
 * @param pictures the facts of all pictures, by their paths inside content/media
 * @param places of the site
 * @returns undefined for an address of no picture, and for a width that no place shows it in
 */
export function variantFinder(
  pictures: Readonly<Record<string, PictureFacts>>,
  places: Readonly<Record<string, PicturePlace>>,
) {
  // By name as well: the same photo may be there under two.
  const known = new Map(
    Object.entries(pictures).map(([name, facts]) => [`${VARIANTS}${stemOf(name)}.${facts.hash}`, { name, facts }]),
  );
  return (address: string): Variant | undefined => {
    const [, stem = '', digits, hash = '', ending] = /^(.*)-(\d+)\.([\w-]{8})\.(\w+)$/.exec(address) ?? [];
    const found = known.get(`${stem}.${hash}`);
    const width = Number(digits);
    const format = found && formatsOf(found.facts).find((each) => each === ending);
    const isShown = Object.values(places).some((place) => found && widthsIn(place, found.facts).includes(width));
    return format && isShown ? { ...found, width, format } : undefined;
  };
}
