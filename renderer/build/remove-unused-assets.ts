import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { glob } from 'tinyglobby';

/**
 * Deletes the assets that no page leads to, by way of other assets or directly: the bundler also emits the framework's
 * own router, which pages without one have no use for.
 * @param client the folder of the built site
 */
export async function removeUnusedAssets(client: string) {
  const unseen = new Set(await glob('assets/**/*', { cwd: client }));
  const texts = await Promise.all(
    (await glob('**/*.html', { cwd: client })).map((page) => readText(join(client, page))),
  );
  while (texts.length > 0) {
    const text = texts.pop() ?? '';
    for (const asset of unseen) {
      if (!text.includes(basename(asset))) continue;
      unseen.delete(asset);
      if (/\.(?:js|css)$/.test(asset)) texts.push(await readText(join(client, asset)));
    }
  }
  await Promise.all([...unseen].map((asset) => rm(join(client, asset))));
}

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8');
}
