import { toSlug } from '../../text/slug';
import type { IsTaken } from '../rename-suggestion';
import { endingOf } from './media-formats';

/**
 * The suggestion to rename a file of content/media and its uses.
 * @param name its path inside content/media
 */
export function renameCommand(name: string, wanted: string): string {
  const given = /^[\w./-]+$/.test(name) ? name : `"${name}"`;
  return `Run   npm run media -- rename ${given} ${wanted}   which changes it where it is used, too.`;
}

/** The suggestion to give a file of content/media its plain name. */
export function renamingByTool(plain: string): string {
  return `Run   npm run media   which renames it to ${plain}, wherever it is used.`;
}

/** The folder that the build fills with the sizes of pictures. */
export const FOLDER_OF_BUILD = 'sizes';

/**
 * The path that a file inside content/media should have: each part in lowercase letters, digits, and hyphens.
 * @param isTaken whether another file has a path
 * @returns the same path if nothing is wrong with it
 */
export function plainMediaName(name: string, isTaken: IsTaken): string {
  const ending = endingOf(name).toLowerCase();
  const parts = name
    .slice(0, name.length - endingOf(name).length)
    .replace(/\.$/, '')
    .split('/');
  const slugs = parts.map((part) => toSlug(part.normalize('NFC')) || 'file');
  if (slugs.length > 1 && slugs[0] === FOLDER_OF_BUILD) slugs[0] = 'pictures';
  const stem = slugs.join('/');
  const wanted = ending === '' ? stem : `${stem}.${ending}`;
  return wanted === name ? name : firstFree(stem, ending, isTaken);
}

function firstFree(stem: string, ending: string, isTaken: IsTaken): string {
  for (let number = 1; ; number += 1) {
    const wanted = `${number === 1 ? stem : `${stem}-${number}`}${ending === '' ? '' : `.${ending}`}`;
    if (!isTaken(wanted)) return wanted;
  }
}
