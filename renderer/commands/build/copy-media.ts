import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatOf } from '../../content/files/media/media-formats';
import { withoutMetadata } from '../../content/pictures/without-metadata';
import type { SiteDefinition } from '../../content/schema/define-site';
import type { SiteFacts } from '../../content/schema/page-facts';
import { MEDIA } from '../../outputs/hosts/file-headers';
import { outputFiles } from '../../outputs/output-files';
import { readInside } from '../../platform/contained-files';

/**
 * Publishes the media files that the pages use, and no others, and what the site writes besides pages. Only these and pictures, see
 * publish-pictures.ts, get from content/media into a site.
 * @param root the content folder
 * @param client the folder of the site
 * @throws Error if a file was deleted or became a symbolic link after the check
 */
export async function copyMedia(root: string, client: string, site: SiteDefinition, facts: SiteFacts) {
  const { media, pictures } = facts.content.data;
  const outputs = await outputFiles(site, facts);
  for (const name of media) {
    // Only after rendering: pages say in which sizes they show it, and whether they link it.
    if (pictures[name]?.fallback || outputs.has(MEDIA + name)) continue;
    copyFile(client, MEDIA + name, publishedBytes(root, name));
  }
  for (const [address, bytes] of outputs) copyFile(client, address, bytes);
}

/** The bytes of a media file; of a picture, without its metadata. */
export function publishedBytes(root: string, name: string): Uint8Array {
  const bytes = readInside(root, `media/${name}`);
  return formatOf(name)?.kind === 'picture' ? withoutMetadata(bytes) : bytes;
}

/** @param address such as /media/harbor.avif */
export function copyFile(client: string, address: string, bytes: string | Uint8Array) {
  const target = join(client, address);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes, { flag: 'wx' });
}
