import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { glob } from 'tinyglobby';

/**
 * Deletes the assets that no page uses directly or through other assets: the bundler also emits those of pages that exist only
 * in development.
 * @param client the folder of the built site
 * @param links everything that pages link to or load
 */
export async function removeUnusedAssets(client: string, links: readonly string[]) {
  const unseen = new Set(await glob('assets/**/*', { cwd: client }));
  const texts = [links.join('\n')];
  while (texts.length > 0) {
    const text = texts.pop() ?? '';
    for (const asset of unseen) {
      if (!text.includes(basename(asset))) continue;
      unseen.delete(asset);
      if (/\.(?:js|css)$/.test(asset)) texts.push(await readFile(join(client, asset), 'utf8'));
    }
  }
  await Promise.all([...unseen].map((asset) => rm(join(client, asset))));
}
