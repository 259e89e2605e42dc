import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../../renderer/content/schema/content';
import { readInside } from '../../renderer/platform/contained-files';

/**
 * Publishes the media files that the pages use, and no others. This is the only way from content/media into a site.
 * @param root the content folder
 * @param client the folder of the site
 * @throws Error if one of them was deleted or became a symbolic link after the content was checked
 */
export function copyMedia(root: string, client: string, { media }: Pick<Content, 'media'>) {
  for (const name of media) {
    const target = join(client, 'media', name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readInside(root, `media/${name}`), { flag: 'wx' });
  }
}
