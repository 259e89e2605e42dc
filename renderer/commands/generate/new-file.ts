import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import { changeData } from '../../content/edit/change-data';
import { partsOf } from '../../content/edit/parts';
import { fieldsToFillIn, PLACEHOLDER } from '../../content/edit/template-fields';
import { labelOf } from '../../content/files/content-root';
import type { CheckedContent } from '../../content/graph/checked-content';
import { loadContent } from '../../content/index';
import type { WholeContent } from '../../content/schema/content';
import type { Kind } from '../../content/schema/define-kind';
import { patternReader, patternWriter } from '../../content/schema/pattern';
import { redirects } from '../../content/schema/redirects';
import { isRequired, keysOf } from '../../content/schema/walk-fields';
import { didYouMean } from '../../content/text/did-you-mean';
import { toSlug } from '../../content/text/slug';
import { ChangeError, changeFolder } from '../../platform/change-folder';
import { kindAt, writeInside } from '../../platform/contained-files';
import { askGit } from '../../platform/git';
import { site } from '../shared/site';

/** A kind whose files can be created. */
export type NewKind = Kind & Required<Pick<Kind, 'newFile'>>;

/** In the order in which the command offers them. */
export const newKinds: readonly NewKind[] = site.kinds.flatMap(({ newFile, ...kind }) =>
  newFile ? { ...kind, newFile } : [],
);

export interface NewFileOptions {
  kind: NewKind;
  title: string;
  /** The file name without its extension, for a page with its folders. The default is made from the title. */
  slug?: string | undefined;
  /** For a kind whose files are in folders with names of their own: the name. */
  folder?: string | undefined;
}

export interface NewFile {
  /** The path of the file including the content folder, as diagnostics print it. */
  label: string;
  address: string;
  /** The file of the page above, if the page was added to its list. */
  listedIn: string | undefined;
}

/**
 * Creates a content file to fill in: a draft with the description of each field above it. Never overwrites a file.
 * @param root the content folder
 * @throws ChangeError
 */
export async function createNewFile(root: string, options: NewFileOptions): Promise<NewFile> {
  return changeFolder(root, (copy) => created(copy, options));
}

/** Creates a file in a copy of the content. */
async function created(root: string, { kind, title, slug = toSlug(title), folder }: NewFileOptions): Promise<NewFile> {
  const linked = await linkedContent(root);
  const needsFolder = folderParamOf(kind) !== undefined;
  if (needsFolder) checkFolder(folder, kind, foldersIn(linked, kind));
  const { path, address, parent } = placeOf(kind, slug, needsFolder ? folder : undefined);
  checkIsFree(address, linked);
  const given = {
    ...(await knownValues(root, kind, linked.content)),
    ...titlesOf(kind, title),
    draft: 'true',
  };
  const target = join(root, path);
  checkFolders(root, path);
  mkdirSync(dirname(target), { recursive: true });
  const fields = fieldsToFillIn(kind.schema, given);
  if (kindAt(root, path) !== undefined)
    throw new ChangeError(`The file ${labelOf(root, path)} already exists. Nothing was written.`);
  writeFileSync(target, `---\n${fields}---\n${kind.newFile.body}`, { flag: 'wx', flush: true });
  return { label: labelOf(root, path), address, listedIn: addToList(root, address, parent, linked) };
}

/** The folders that a file of a kind can be put in; undefined if the kind has one folder. */
export async function readFolders(root: string, kind: NewKind): Promise<string[] | undefined> {
  return folderParamOf(kind) === undefined ? undefined : foldersIn(await linkedContent(root), kind);
}

/** The names in the pattern of a kind's files: of a folder, if it has one, and of the file. */
function paramsOf({ files }: NewKind): string[] {
  return [...files.matchAll(/[:*](\w+)/g)].map(([, name = '']) => name);
}

function folderParamOf(kind: NewKind): string | undefined {
  return paramsOf(kind).at(-2);
}

async function linkedContent(root: string): Promise<CheckedContent> {
  const { checked } = await loadContent(root, { site });
  if (checked) return checked;
  throw new ChangeError('One of the lists has an error. Run npm run check and fix it first. Nothing was written.');
}

/** The folders with files of the kind, and the folders of pages that list such files. */
function foldersIn(content: CheckedContent, kind: NewKind): string[] {
  const name = folderParamOf(kind) ?? '';
  const above = typeof kind.parent === 'string' ? patternReader(kind.parent) : undefined;
  const found = content.files().flatMap((file) => {
    const params =
      file.kind?.name === kind.name ? file.params : listOfPages(file.type.schema) && above?.(file.address ?? '');
    return params?.[name] ?? [];
  });
  return [...new Set(found)];
}

function checkFolder(folder: string | undefined, { newFile }: NewKind, folders: string[]) {
  if (folder === undefined)
    throw new ChangeError(
      `Say in which folder the ${newFile.label} is. Add --folder and one of: ${folders.join(', ')}.`,
    );
  if (!folders.includes(folder))
    throw new ChangeError(`There is no folder "${folder}". ${didYouMean(folder, folders)} Nothing was written.`);
}

function placeOf(kind: NewKind, slug: string, folder = '') {
  const isSlug = slug.split('/').every((part) => part !== '' && part === toSlug(part));
  const [name = '', inFolder = ''] = paramsOf(kind).toReversed();
  const path = isSlug ? patternWriter(kind.files)({ [name]: slug, ...(inFolder && { [inFolder]: folder }) }) : '';
  const { kind: found, address, parent, params } = site.typeOf(path) ?? {};
  // A slash in the name of a file would be encoded.
  if (address !== undefined && found?.name === kind.name && params?.[name] === slug) return { path, address, parent };
  const problem = slug === '' ? 'The title gives no file name.' : `"${slug}" can't be the name of the file.`;
  throw new ChangeError(
    `${problem} Add --slug and a name of lowercase letters, digits and hyphens, such as --slug first-month. Nothing was written.`,
  );
}

function checkIsFree(address: string, content: CheckedContent) {
  const other = content.fileAt(address)?.label;
  const isRedirect = content.list(redirects).some(({ from }) => from === address);
  const taken = other ?? (isRedirect ? 'redirects.yaml' : undefined);
  if (taken === undefined && !content.brokenAddresses.has(address)) return;
  throw new ChangeError(
    `The address ${address} is taken${taken === undefined ? '' : ` by ${taken}`}. Choose another title, or add --slug and another name. Nothing was written.`,
  );
}

/** The headline of a page is its title, too; if it is a name, as for an author, the title has more words. */
function titlesOf({ headline, schema }: NewKind, title: string): Record<string, string> {
  const value = asYaml(title);
  if (headline === undefined && !keysOf(schema).includes('sections')) return { name: value, title: PLACEHOLDER };
  const isShort = title.split(/\s+/).length <= 4;
  return {
    title: value,
    ...(typeof headline === 'string' && { [headline]: value }),
    name: isShort ? value : PLACEHOLDER,
  };
}

function asYaml(value: string): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

/** Values of required fields that are known in advance: the writer by git's user name, and 1 for a number. */
async function knownValues(
  root: string,
  { schema }: NewKind,
  { entries }: WholeContent,
): Promise<Record<string, string>> {
  const writer = (await askGit(root, ['config', 'user.name']))?.toLowerCase();
  const fields = schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
  const known = fields
    .filter(([, field]) => isRequired(field))
    .flatMap(([name, field]): [string, string][] => {
      const { refersTo, pattern } = field.meta() ?? {};
      const page = [...entries.values()].find(
        ({ kind, data }) => kind === refersTo && data.name.toLowerCase() === writer,
      );
      if (page) return [[name, page.id]];
      return typeof pattern === 'string' && !fits(pattern, PLACEHOLDER) && fits(pattern, '1') ? [[name, '1']] : [];
    });
  return Object.fromEntries(known);
}

function fits(pattern: string, value: string): boolean {
  return new RegExp(pattern).test(value);
}

/** Adds a page to the end of the list of the page above, if it has a list, and changes nothing else in its file. */
function addToList(root: string, address: string, parent: unknown, content: CheckedContent): string | undefined {
  const above = typeof parent === 'string' ? content.fileAt(parent) : undefined;
  const list = above && listOfPages(above.type.schema);
  if (!list) return undefined;
  const at = partsOf(above.parsed, [list.name])?.own.length;
  // The check then says which line to add.
  if (at === undefined) return undefined;
  const yaml = `- ${list.field}: ${address}`;
  writeInside(root, above.path, changeData(above.parsed, { do: 'insert', path: [list.name], at, yaml }).text);
  return above.label;
}

/** The field that lists pages, each by its address alone. */
function listOfPages(schema: z.ZodType): { name: string; field: string } | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  for (const [name, list] of Object.entries(schema.shape)) {
    if (!(list instanceof z.ZodArray && list.element instanceof z.ZodObject)) continue;
    const required = Object.entries<z.ZodType>(list.element.shape).filter(([, field]) => isRequired(field));
    const [[field, type] = ['', undefined], other] = required;
    if (!other && type?.meta()?.refersTo === 'address') return { name, field };
  }
  return undefined;
}

/** @throws ChangeError if a folder of the path is a link: its target is not part of the content */
function checkFolders(root: string, path: string) {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const kind = kindAt(root, folder);
    if (kind !== undefined && kind !== 'folder')
      throw new ChangeError(
        `${labelOf(root, folder)} is not a folder of the content. Delete it first. Nothing was written.`,
      );
  }
}
