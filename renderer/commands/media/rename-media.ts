import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckedFile } from '../../content/checked-file/checked-file';
import { applyFixes } from '../../content/diagnostics/apply-fixes';
import { errorsIn } from '../../content/diagnostics/diagnostic';
import { printTerminal } from '../../content/diagnostics/reporters/terminal';
import { diskFolder } from '../../content/files/disk-folder';
import { mediaFiles } from '../../content/files/media/media-files';
import { endingOf } from '../../content/files/media/media-formats';
import { plainMediaName } from '../../content/files/media/plain-media-name';
import { type LoadResult, loadContent } from '../../content/index';
import { FileCache } from '../../content/parse/file-cache';
import { closest } from '../../content/text/did-you-mean';
import { ChangeError, changeFolder } from '../../platform/change-folder';
import { isNewSince, linkedContent, writeText } from '../generate/change-page';
import { site } from '../shared/site';

interface Renamed {
  /** The new path inside content/media. */
  name: string;
  /** The files that name it, as diagnostics print them. */
  changed: string[];
}

/**
 * Renames a file of content/media, and changes its name wherever it is used. All or nothing. Existing errors stay as they are.
 * @param root the content folder
 * @param given its path inside content/media; an umlaut may be stored in either way
 * @param wanted the new path, with the ending or without
 * @throws ChangeError
 */
export async function renameMedia(root: string, given: string, wanted: string): Promise<Renamed> {
  return changeFolder(root, (copy) => renamed(copy, given, wanted));
}

/** Renames a file in a copy of the content. */
async function renamed(root: string, given: string, wanted: string): Promise<Renamed> {
  const names = mediaFiles(diskFolder(root)).map((path) => path.slice('media/'.length));
  const old = names.find((name) => name.normalize('NFC') === withoutFolder(given));
  if (old === undefined) throw new ChangeError(missing(withoutFolder(given), names));
  const name = checkedName(withoutFolder(wanted), old, root);
  const cache = new FileCache();
  const before = await loadContent(root, { site, cache });
  const edited = linkedContent(before)
    .files()
    .flatMap((file) => withNewName(file, old, name));
  for (const { file, text } of edited) writeText(root, file.path, text);
  mkdirSync(dirname(join(root, 'media', name)), { recursive: true });
  renameSync(join(root, 'media', old), join(root, 'media', name));
  const after = await loadContent(root, { site, cache });
  checkHasNoNewError(before, after, { [old]: name });
  return { name, changed: edited.map(({ file }) => file.label) };
}

/** A path as editors give it: that inside content/media, or an address. */
function withoutFolder(given: string): string {
  return given.normalize('NFC').replace(/^(?:\.?\/)?(?:content\/)?(?:media\/)?/, '');
}

function missing(name: string, names: readonly string[]): string {
  const other = closest(name, names);
  return `There is no file media/${name}.${other === undefined ? '' : ` Did you mean ${other}?`} Nothing was changed.`;
}

/** @throws ChangeError if a file can't have the name */
function checkedName(wanted: string, old: string, root: string): string {
  const name = endingOf(wanted) === '' ? `${wanted}.${endingOf(old).toLowerCase()}` : wanted;
  const plain = plainMediaName(name, () => false);
  if (name !== plain)
    throw new ChangeError(`"${name}" is not written in lowercase letters, digits, and hyphens. Write ${plain}.`);
  const isSame = name === old.normalize('NFC').toLowerCase();
  if (existsSync(join(root, 'media', name)) && !isSame)
    throw new ChangeError(`There is already a file media/${name}. Choose another name. Nothing was changed.`);
  return name;
}

/** A file with the new name in place of the old; nothing if it does not use the old name. */
function withNewName(file: CheckedFile, old: string, name: string) {
  const uses = file.media.filter((use) => use.name.normalize('NFC') === old.normalize('NFC'));
  const fixes = uses.map(({ at }) => ({ code: 'media-files-exist', ...at({ message: '', replacement: name }) }));
  const { text } = applyFixes(file.text, fixes);
  return text === file.text ? [] : [{ file, text }];
}

/** @throws ChangeError with what the check would say */
function checkHasNoNewError(before: LoadResult, after: LoadResult, moved: Record<string, string>) {
  const errors = errorsIn(after.diagnostics).filter(isNewSince(before, moved));
  if (errors.length > 0)
    throw new ChangeError(`Nothing was changed. With that name, the check would say:
${printTerminal(errors, after.sources)}`);
}
