import { diskFolder } from '../../content/files/disk-folder';
import { mediaFiles } from '../../content/files/media/media-files';
import { formatOf } from '../../content/files/media/media-formats';
import { plainMediaName } from '../../content/files/media/plain-media-name';
import { ChangeError, changeFolder, WriteError } from '../../platform/change-folder';
import { readInside, writeInside } from '../../platform/contained-files';
import type { SharpLibrary } from '../../platform/load-sharp';
import { renameMedia } from './rename-media';
import { tidyHeic, tidyPicture } from './tidy-picture';

const HEIC = /\.(?:heic|heif)$/i;

/**
 * Puts every picture of content/media into the shape that the repository keeps, and gives every file a plain name.
 * @param root the content folder
 * @returns what was done and what failed, a sentence each; empty if nothing was to be done
 */
export async function tidyMedia(root: string, sharp: SharpLibrary): Promise<string[]> {
  return changeFolder(root, (copy) => tidied(copy, sharp));
}

/** Tidies a copy of the content. */
async function tidied(root: string, sharp: SharpLibrary): Promise<string[]> {
  const said: string[] = [];
  for (const path of mediaFiles(diskFolder(root))) {
    const name = path.slice('media/'.length);
    if (HEIC.test(name)) said.push(await convertHeic(root, name, sharp));
    if (!formatOf(name)) continue;
    const done = formatOf(name)?.kind === 'picture' ? await tidyFile(root, path, sharp) : [];
    const isTaken = (wanted: string) => mediaFiles(diskFolder(root)).includes(`media/${wanted}`);
    const plain = plainMediaName(name, isTaken);
    if (plain !== name) done.push(await renamed(root, name, plain));
    if (done.length > 0) said.push(`${name}: ${done.join(', ')}.`);
  }
  return said;
}

const EXPORT =
  'Export it as JPEG. Mac: in Preview, choose File, Export. iPhone: in Settings, Camera, Formats, choose Most Compatible; photos are then JPEG from the start. Windows: in Photos, choose Save as.';

/** Makes a JPEG of a HEIC file, which keeps its place in the texts. */
async function convertHeic(root: string, name: string, sharp: SharpLibrary): Promise<string> {
  const original = readInside(root, `media/${name}`);
  const isTaken = (wanted: string) => mediaFiles(diskFolder(root)).includes(`media/${wanted}`);
  try {
    const jpeg = await tidyHeic(original, sharp);
    const renamed = await changeFolder(root, async (copy) => {
      writeInside(copy, `media/${name}`, jpeg);
      return (await renameMedia(copy, name, plainMediaName(name.replace(HEIC, '.jpg'), isTaken))).name;
    });
    return `${name}: converted to ${renamed}, ${inMegabytes(original)} MB are now ${inMegabytes(jpeg)} MB.`;
  } catch (error) {
    if (error instanceof WriteError) throw error;
    return `${name} is a HEIC file that could not be converted (${reasonOf(error)}). ${EXPORT}`;
  }
}

async function tidyFile(root: string, path: string, sharp: SharpLibrary): Promise<string[]> {
  const before = readInside(root, path);
  const tidied = await tidyPicture(before, sharp).catch(reasonOf);
  // The check says what is wrong with it.
  if (typeof tidied === 'string') return [`could not be read (${tidied})`];
  const { bytes, done } = tidied;
  if (done.length === 0) return [];
  writeInside(root, path, bytes);
  return [...done, `${inMegabytes(before)} MB are now ${inMegabytes(bytes)} MB`];
}

async function renamed(root: string, from: string, to: string): Promise<string> {
  try {
    const { name, changed } = await renameMedia(root, from, to);
    return `renamed to ${name}${changed.length === 0 ? '' : `, in ${changed.join(', ')} as well`}`;
  } catch (error) {
    if (error instanceof ChangeError && !(error instanceof WriteError))
      return `could not be renamed to ${to}: ${error.message}`;
    throw error;
  }
}

function inMegabytes(bytes: Buffer): string {
  return (bytes.length / 1_000_000).toFixed(1);
}

function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/\.$/, '');
}
