import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../../renderer/content/schema/content';
import { FACT_SHEET } from '../../renderer/content/schema/data-files';
import { factSheetPdf } from '../../renderer/outputs/fact-sheet/fact-sheet-pdf';
import { readInside } from '../../renderer/platform/contained-files';

/**
 * Publishes the media files that the pages use, and no others; the fact sheet is drawn. This is the only way from content/media into a site.
 * @param root the content folder
 * @param client the folder of the site
 * @throws Error if one of them was deleted or became a symbolic link after the content was checked
 */
export async function copyMedia(root: string, client: string, content: Content) {
  for (const name of content.media) {
    const target = join(client, 'media', name);
    mkdirSync(dirname(target), { recursive: true });
    const bytes = name === FACT_SHEET ? await factSheetPdf(content) : readInside(root, `media/${name}`);
    writeFileSync(target, bytes, { flag: 'wx' });
  }
}
