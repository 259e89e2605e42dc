import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { formatOf } from '../../content/files/media/media-formats';
import { makeVariants } from '../../content/pictures/make-variants';
import { cachedVariant, cacheVariant, forgetUnusedVariants, isCached } from '../../content/pictures/variant-cache';
import { addressOfVariant, mediaNameOf, type Variant, variantFinder } from '../../content/pictures/variants';
import type { WholeContent } from '../../content/schema/content';
import type { Site } from '../../content/schema/site';
import { MEDIA } from '../../outputs/hosts/file-headers';
import { readInside } from '../../platform/contained-files';
import { groupBy } from '../../platform/group-by';
import { count } from '../../platform/statistics';
import { printedProgress } from '../../platform/workers/progress';
import { copyFile, publishedBytes } from './copy-media';
import { linkOrCopy } from './page-cache';

const WITHOUT_LIBRARY =
  'Warning: sharp, which makes pictures smaller, has no program for this computer: each is published in one size, without its metadata. Run npm ci on this computer.';

/** The pictures that pages name, in the widths and formats that they show, each made once. */
export interface WantedPictures {
  /** The addresses of the widths and formats. */
  addresses: readonly string[];
  publish(): Promise<void>;
  /** Publishes one at once, for a visitor who waits for it. @returns whether pages show a picture at this address */
  publishOne(address: string): Promise<boolean>;
}

/**
 * Finds the pictures that pages name.
 * @param root the content folder
 * @param client the folder of the site
 * @param places of the site
 * @param links the addresses below /media/ that pages name
 */
export function wantedPictures(
  root: string,
  client: string,
  { content: { data }, places }: { content: WholeContent; places: Site['places'] },
  links: readonly string[],
): WantedPictures {
  const find = variantFinder(data.pictures, places);
  const wanted = new Map(links.flatMap((link) => find(link) ?? []).map((each) => [addressOfVariant(each), each]));

  function link(variant: Variant) {
    const target = join(client, addressOfVariant(variant));
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target)) linkOrCopy(cachedVariant(variant), target);
  }

  async function publishOne(address: string) {
    const variant = wanted.get(address);
    if (!variant) return false;
    if (!(await isCached(variant))) await makeVariants(originalOf(root, variant.name), [variant], cacheVariant);
    link(variant);
    return true;
  }

  async function publish() {
    const missing: Variant[] = [];
    for (const variant of wanted.values()) if (!(await isCached(variant))) missing.push(variant);
    if (missing.length > 0) await makeAll(root, missing);
    for (const variant of wanted.values()) link(variant);
    if (data.media.some((name) => isPicture(name) && !data.pictures[name])) console.warn(WITHOUT_LIBRARY);
  }

  return { addresses: [...wanted.keys()], publish, publishOne };
}

/** Publishes the pictures that pages link to as they are, without metadata. */
export function copyLinkedPictures(
  root: string,
  client: string,
  { media, pictures }: WholeContent['data'],
  links: readonly string[],
) {
  const linked = new Set(links.map(mediaNameOf));
  for (const name of media)
    if (pictures[name]?.fallback && linked.has(name)) copyFile(client, MEDIA + name, publishedBytes(root, name));
}

function originalOf(root: string, name: string): Uint8Array {
  return readInside(root, `media/${name}`);
}

function isPicture(name: string): boolean {
  return formatOf(name)?.kind === 'picture';
}

/** Makes variants, of as many pictures at once as there are processors: a decoded picture takes tens of megabytes. */
async function makeAll(root: string, missing: readonly Variant[]) {
  count('pictures made', missing.length);
  const step = printedProgress().begin('Making pictures', missing.length);
  const queue = [...groupBy(missing, ({ name }) => name)];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, variants] = next;
      await makeVariants(originalOf(root, name), variants, (variant, bytes) => {
        cacheVariant(variant, bytes);
        step.advance(1);
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  step.end();
  await forgetUnusedVariants();
}
