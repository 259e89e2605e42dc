import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { animation, photo } from './photo';

const ARTICLE = 'blog/article-0.mdx';
const TEXT = 'A text of article 0.';

/**
 * Puts an unprocessed photo from a phone at the beginning of an article of a small site, and another photo and an animation further below.
 * @returns writes further media files
 */
export async function addPhotos(site: { content: string; edit(file: string, from: string, to: string): void }) {
  mkdirSync(join(site.content, 'media'), { recursive: true });
  const put = (file: string, bytes: Buffer) => writeFileSync(join(site.content, 'media', file), bytes);
  put('counter.jpg', await photo({ width: 1200, height: 1600, orientation: 8 }));
  put('door.jpg', await photo({ width: 1800, height: 1200 }));
  put('turning.gif', await animation());
  site.edit(
    ARTICLE,
    '## The first part',
    `![A counter](/media/counter.jpg)\n\n## The first part\n\n![](/media/turning.gif "decoration")`,
  );
  site.edit(ARTICLE, TEXT, `${TEXT}\n\n![A door](/media/door.jpg)\n\n[The door in full size](/media/door.jpg)`);
  return put;
}
