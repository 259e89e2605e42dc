import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { articles } from './articles';
import { compare, figures } from './compare';
import { writePhotos } from './photos';
import { astro, type TimedSite, timeSite } from './sites';

/** Hours of encoding even out slow moments of the machine. */
const ROUNDS = 1;

/**
 * Times this site with added articles that show a photo each, against Astro's with the same photos, and against this site with the
 * same articles without.
 * @param site this one
 * @param folder for temporary files
 * @returns tables to print, by what they compare
 */
export async function comparePictures(site: TimedSite, amount: number, folder: string) {
  const texts = articles(amount);
  const nameOf = (path: string) => `${basename(path, '.mdx')}.jpg`;
  const withPhotos = texts.map(({ path, text }) => ({ path, text: `${text}\n![A photo](/media/${nameOf(path)})\n` }));
  mkdirSync(join(folder, 'photos'));
  const photos = texts.map(({ path }) => join(folder, 'photos', nameOf(path)));
  await writePhotos(photos);
  const onlyBuild = (each: TimedSite, name: string) => ({
    ...each,
    name,
    commands: { build: each.commands.build ?? [] },
  });
  const [first, second] = [onlyBuild(site, 'with photos'), onlyBuild(site, 'without')];
  const time = (each: TimedSite) =>
    each === second ? timeSite(each, texts, folder) : timeSite(each, withPhotos, folder, photos);
  const [own, other, plain] = await compare([first, astro(folder), second], time, ROUNDS);
  return { 'against Astro': figures([own, other]), 'against no photos': figures([own, plain]) };
}
