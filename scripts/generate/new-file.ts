import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { labelOf } from '../../renderer/content/files/content-root';
import type { ContentGraph } from '../../renderer/content/graph/content-graph';
import { loadContent } from '../../renderer/content/index';
import { type CollectionName, classifyFile, collections } from '../../renderer/content/schema/collections';
import type { Content } from '../../renderer/content/schema/content';
import { didYouMean } from '../../renderer/content/text/did-you-mean';
import { toSlug } from '../../renderer/content/text/slug';
import { kindAt, replaceIfUnchanged } from '../../renderer/platform/contained-files';
import { askGit } from '../../renderer/platform/git';
import { withEntry } from './edit-fields';
import { fieldsToFillIn, PLACEHOLDER } from './template-fields';

export type NewKind = Exclude<CollectionName, 'hub'>;

interface KindOfFile {
  /** Its name for editors. */
  name: string;
  folder: string;
  /** The text below the fields. */
  body: string;
}

const text = `\n${PLACEHOLDER}\n`;

/** The kinds of files that can be created, in the order in which they are offered. */
export const newKinds: Record<NewKind, KindOfFile> = {
  article: { name: 'article', folder: 'blog', body: text },
  release: { name: 'press release', folder: 'press', body: text },
  opening: { name: 'opening', folder: 'careers', body: text },
  solution: { name: 'solution item', folder: 'solutions', body: text },
  legal: {
    name: 'legal text',
    folder: 'legal',
    body: `\n## ${PLACEHOLDER}\n\n<Summary>${PLACEHOLDER}</Summary>\n\n${PLACEHOLDER}\n`,
  },
  page: { name: 'page', folder: 'pages', body: '' },
};

export function isNewKind(kind: string): kind is NewKind {
  return Object.hasOwn(newKinds, kind);
}

/** Why no file was created, in words for the editor. */
export class NewFileError extends Error {}

export interface NewFileOptions {
  kind: NewKind;
  title: string;
  /** The file name without its extension, for a page with its folders. The default is made from the title. */
  slug?: string | undefined;
  /** The column of a solution item: the name of its folder. */
  column?: string | undefined;
}

export interface NewFile {
  /** The path of the file including the content folder, as diagnostics print it. */
  label: string;
  address: string;
  /** The file of the column to whose list a solution item was added. */
  listedIn: string | undefined;
}

/**
 * Creates a content file to fill in: a draft with the description of each field above it. Never overwrites a file.
 * @param root the content folder
 * @throws NewFileError
 */
export async function createNewFile(
  root: string,
  { kind, title, slug = toSlug(title), column }: NewFileOptions,
): Promise<NewFile> {
  const linked = await linkedContent(root);
  if (kind === 'solution') checkColumn(column, columnsOf(linked.content));
  const path = [newKinds[kind].folder, ...(kind === 'solution' ? [column] : []), `${slug}.mdx`].join('/');
  const address = addressOf(path, slug);
  checkIsFree(address, linked);
  const given = { ...(await knownValues(root, kind, linked.content)), ...titlesOf(title), draft: 'true' };
  const target = join(root, path);
  checkFolders(root, path);
  await mkdir(dirname(target), { recursive: true });
  const fields = fieldsToFillIn(collections[kind].schema, given);
  await writeFile(target, `---\n${fields}---\n${newKinds[kind].body}`, { flag: 'wx' }).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new NewFileError(`The file ${labelOf(root, path)} already exists. Nothing was written.`) : error;
  });
  const listedIn = kind === 'solution' ? addToColumn(root, address, `solutions/${column}.mdx`, linked) : undefined;
  return { label: labelOf(root, path), address, listedIn };
}

/** The columns that a solution item can be put in. */
export async function readColumns(root: string): Promise<string[]> {
  return columnsOf((await linkedContent(root)).content);
}

async function linkedContent(root: string): Promise<ContentGraph> {
  const { graph } = await loadContent(root);
  if (graph) return graph;
  throw new NewFileError(
    'One of the lists, such as site.yaml, has an error. Run npm run check and fix it first. Nothing was written.',
  );
}

function columnsOf({ entries }: Content): string[] {
  return [...entries.values()].flatMap(({ kind, slug }) => (kind === 'hub' ? [slug] : []));
}

function checkColumn(column: string | undefined, columns: string[]) {
  if (column === undefined)
    throw new NewFileError(`A solution item needs a column. Add --column and one of: ${columns.join(', ')}.`);
  if (!columns.includes(column))
    throw new NewFileError(`There is no column "${column}". ${didYouMean(column, columns)} Nothing was written.`);
}

function addressOf(path: string, slug: string): string {
  const isSlug = slug.split('/').every((part) => part !== '' && part === toSlug(part));
  const address = isSlug ? classifyFile(path)?.address : undefined;
  if (address !== undefined) return address;
  const found = slug === '' ? 'The title gives no file name.' : `"${slug}" can't be the name of the file.`;
  throw new NewFileError(
    `${found} Add --slug and a name of lowercase letters, digits and hyphens, such as --slug first-month. Nothing was written.`,
  );
}

function checkIsFree(address: string, { files, brokenAddresses, content }: ContentGraph) {
  const other = files.find((file) => file.address === address)?.file.label;
  const isRedirect = content.redirects.some(({ from }) => from === address);
  const taken = other ?? (isRedirect ? 'redirects.yaml' : undefined);
  if (taken === undefined && !brokenAddresses.has(address)) return;
  throw new NewFileError(
    `The address ${address} is taken${taken === undefined ? '' : ` by ${taken}`}. Choose another title, or add --slug and another name. Nothing was written.`,
  );
}

function titlesOf(title: string) {
  const value = stringify(title, { lineWidth: 0 }).trimEnd();
  const isShort = title.split(/\s+/).length <= 4;
  return { title: value, heading: value, name: isShort ? value : PLACEHOLDER };
}

/** Values of fields that are known in advance. */
async function knownValues(root: string, kind: NewKind, { authors }: Content): Promise<Record<string, string>> {
  if (kind !== 'article') return {};
  const name = (await askGit(root, ['config', 'user.name']))?.toLowerCase();
  const [author] = Object.entries(authors).find(([, { name: known }]) => known.toLowerCase() === name) ?? [];
  return { readMinutes: '1', ...(author !== undefined && { author }) };
}

/** Adds a solution to the end of its column's list, and changes nothing else in the column's file. */
function addToColumn(root: string, address: string, hub: string, { files }: ContentGraph): string | undefined {
  const file = files.find((candidate) => candidate.file.path === hub)?.file;
  const added = file && withEntry(file, 'items', `- page: ${address}\n`);
  // The check then says which line to add.
  if (!added) return undefined;
  return replaceIfUnchanged(root, hub, file.text, added.text) ? file.label : undefined;
}

/** @throws NewFileError if a folder of the path is a link: its target is not part of the content */
function checkFolders(root: string, path: string) {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const kind = kindAt(root, folder);
    if (kind !== undefined && kind !== 'folder')
      throw new NewFileError(
        `${labelOf(root, folder)} is not a folder of the content. Delete it first. Nothing was written.`,
      );
  }
}
