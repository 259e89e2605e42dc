import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { glob } from 'tinyglobby';
import type { MadePage } from './made-page';

/**
 * Deletes the assets that no page leads to, by way of other assets or directly: the bundler also emits what only pages
 * of the development server use.
 * @param client the folder of the built site
 */
export async function removeUnusedAssets(client: string, pages: readonly MadePage[]) {
  const unseen = new Set(await glob('assets/**/*', { cwd: client }));
  const linked = new Set<string>();
  for (const { links } of pages) for (const link of links) linked.add(link);
  const texts = [[...linked].join('\n')];
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
