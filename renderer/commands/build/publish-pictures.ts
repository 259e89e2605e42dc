import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { formatOf } from '../../content/files/media/media-formats';
import { makeVariants } from '../../content/pictures/make-variants';
import { cachedVariant, cacheVariant, forgetUnusedVariants, isCached } from '../../content/pictures/variant-cache';
import { addressOfVariant, mediaNameOf, type Variant, variantFinder } from '../../content/pictures/variants';
import type { WholeContent } from '../../content/schema/content';
import type { Site } from '../../content/schema/open-site';
import { MEDIA } from '../../outputs/hosts/file-headers';
import { readInside } from '../../platform/contained-files';
import { groupBy } from '../../platform/group-by';
import { count } from '../../platform/statistics';
import { printedProgress } from '../../platform/workers/progress';
import { copyFile, publishedBytes } from './copy-media';
import { linkOrCopy } from './page-cache';

const WITHOUT_LIBRARY =
  'Warning: sharp, which makes pictures smaller, has no program for this computer: each is published in one size, without its metadata. Run npm ci on this computer.';

/**
 * Publishes the pictures that pages name: in the widths and formats that they show, each made once, and as originals without
 * metadata if they are linked.
 * @param root the content folder
 * @param client the folder of the site
 * @param places of the site
 * @param links the addresses below /media/ that pages name
 */
export async function publishPictures(
  root: string,
  client: string,
  { content: { data }, places }: { content: WholeContent; places: Site['places'] },
  links: readonly string[],
) {
  const find = variantFinder(data.pictures, places);
  const wanted = links.flatMap((link) => find(link) ?? []);
  const missing: Variant[] = [];
  for (const variant of wanted) if (!(await isCached(variant))) missing.push(variant);
  if (missing.length > 0) await makeAll(root, missing);
  for (const variant of wanted) {
    const target = join(client, addressOfVariant(variant));
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(cachedVariant(variant), target);
  }
  if (data.media.some((name) => isPicture(name) && !data.pictures[name])) console.warn(WITHOUT_LIBRARY);
  const linked = new Set(links.map(mediaNameOf));
  for (const name of data.media)
    if (data.pictures[name]?.fallback && linked.has(name)) copyFile(client, MEDIA + name, publishedBytes(root, name));
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
      await makeVariants(readInside(root, `media/${name}`), variants, (variant, bytes) => {
        cacheVariant(variant, bytes);
        step.advance(1);
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  step.end();
  await forgetUnusedVariants();
}
