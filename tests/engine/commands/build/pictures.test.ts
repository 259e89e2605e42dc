import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { addPhotos } from '../../../support/add-photos';
import { CAMERA, metadataIn, photo } from '../../../support/photo';
import type { runCommand } from '../../../support/run-command';
import { smallSite } from '../../../support/small-site';

/** A small site with photos, of which one is not used. */
async function siteWithPhotos(name: string) {
  const site = smallSite(name, 2);
  const put = await addPhotos(site);
  put('unused.jpg', await photo({ width: 900, height: 600 }));
  return { ...site, put };
}

const ARGS = ['--without-social-images', '--stats'];

/** The number of pictures that a build made. */
function madeBy({ status, printed }: ReturnType<typeof runCommand>): number {
  expect(status, printed).toBe(0);
  return Number(/^pictures made +(\d+)$/m.exec(printed)?.[1] ?? 0);
}

test('a photo is resized once per size, and again only if it changes', async () => {
  const { put, build } = await siteWithPhotos('pictures-cached');
  // Random sizes, so that no photo is cached from another run.
  put('door.jpg', await photo({ width: 1800 + (Math.floor(Math.random() * 1e6) % 400), height: 1200 }));
  put(
    'counter.jpg',
    await photo({ width: 1200, height: 1600 + (Math.floor(Math.random() * 1e6) % 400), orientation: 8 }),
  );
  const perPhoto = 5 + 5 + 1;
  expect(madeBy(build({ args: ARGS }))).toBe(2 * perPhoto);
  expect(madeBy(build({ args: ARGS }))).toBe(0);
  put('door.jpg', await photo({ width: 1800, height: 1000 + (Math.floor(Math.random() * 1e6) % 400) }));
  const changed = build({ args: ARGS });
  expect(madeBy(changed)).toBe(perPhoto);
  // The article, and the blog with its feeds.
  expect(changed.printed).toMatch(/\(2 re-rendered\)/);
});

test('a site with photos has nothing of the camera, and names each of their files only where it is', async () => {
  const { out, build } = await siteWithPhotos('pictures');
  const { status, printed } = build({ args: ARGS });
  expect(status, printed).toBe(0);
  const client = join(out, 'client');
  const pictures = await glob('media/**/*.{jpg,png,gif,webp,avif}', { cwd: client });
  expect(pictures).toContain('media/door.jpg');
  // Shown, but not linked.
  expect(pictures).not.toContain('media/counter.jpg');
  expect(pictures.filter((file) => file.includes('unused'))).toEqual([]);
  for (const file of pictures) {
    const bytes = readFileSync(join(client, file));
    expect(await metadataIn(bytes), file).toEqual([]);
    expect(bytes.includes(CAMERA), file).toBe(false);
  }
  for (const file of ['blog/article-0.html', 'blog/article-0.md', 'blog/feed.xml', 'blog/feed.json', 'sitemap.xml']) {
    const text = readFileSync(join(client, file), 'utf8');
    const named = [...text.matchAll(/["( >]\S*?(\/media\/[\w./-]+)/g)].map(([, path = '']) => path);
    expect(named.filter((path) => path.includes('/sizes/')).length, file).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(client, path)))).toEqual([]);
  }
});
