import { stripVTControlCharacters } from 'node:util';
import { errorsIn, identityOf } from '../../content/diagnostics/diagnostic';
import { printTerminal } from '../../content/diagnostics/reporters/terminal';
import { findPlace } from '../../content/edit/find-place';
import { replaceText } from '../../content/edit/replace-text';
import { diskFolder } from '../../content/files/disk-folder';
import { loadContent } from '../../content/index';
import { FileCache } from '../../content/parse/file-cache';
import { parse } from '../../content/parse/parse';
import { read, type SourceFile } from '../../content/parse/read';
import type { Site } from '../../content/schema/site';
import { replaceIfUnchanged } from '../../platform/contained-files';
import type { EditableText } from './editable-text';

/** A text as the editor changed it. */
export interface Change extends Pick<EditableText, 'file' | 'place'> {
  /** The text in the file when the page was rendered. */
  before: string;
  after: string;
}

/** Why a text was not saved, in words for the editor. Nothing was written. */
export class SaveRejectedError extends Error {}

/**
 * Writes a text to its place in a content file, if the check finds no error in it that was not there before.
 * @param root the content folder
 * @returns its new place, as file:line:column
 * @throws SaveRejectedError
 */
export async function saveText(
  root: string,
  site: Site,
  { file: path, place, before, after }: Change,
): Promise<string> {
  const source = read(diskFolder(root), site).find((each) => each.path === path && !each.rejected);
  if (!source) throw new SaveRejectedError(`${path} is no file of the content.`);
  const { file } = parse(source);
  const found = file && findPlace(file, place, site);
  if (!file || !found || found.source !== before) throw hasChanged(source);
  const text = replaceText(file, found, after.replaceAll('\r\n', '\n'));
  await checkText(root, site, { ...source, text });
  if (!replaceIfUnchanged(root, path, source.text, text)) throw hasChanged(source);
  return `${source.label}:${found.line}:${found.column}`;
}

function hasChanged({ label }: SourceFile): SaveRejectedError {
  return new SaveRejectedError(
    `${label} has changed since this page was made, so nothing was saved. Copy your text, reload the page, and put it in again.`,
  );
}

/** @throws SaveRejectedError with the message of the check, if the changed file causes an error */
async function checkText(root: string, site: Site, { path, text }: SourceFile) {
  const cache = FileCache.open(root);
  const { diagnostics, sources } = await loadContent(root, { site, cache, texts: new Map([[path, text]]) });
  const errors = errorsIn(diagnostics);
  if (errors.length === 0) return;
  const known = new Set(errorsIn((await loadContent(root, { site, cache })).diagnostics).map(identityOf));
  const own = errors.filter((error) => !known.has(identityOf(error)));
  if (own.length > 0) throw new SaveRejectedError(stripVTControlCharacters(printTerminal(own, sources)).trimEnd());
}
