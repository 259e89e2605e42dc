import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import * as z from 'zod';
import { parse } from '../../content/parse/parse';
import type { List } from '../../content/schema/define-list';
import { addressOfHtmlFile } from '../../content/schema/urls';
import { readHostRules } from '../../outputs/hosts/rules-file';
import { isCompressed } from '../../platform/compress';
import { kindAt, readTextInside } from '../../platform/contained-files';
import { hash } from '../../platform/hash';
import { site } from '../shared/site';

/** The data that both sides have. */
export interface Sides<Value> {
  before: Value;
  after: Value;
}

/** The lists whose items stand for tokens: a new text of an item changes every page that names it. */
const itemLists = site.lists.filter(({ item, tokens }) => item !== undefined && tokens !== undefined);

/** An item as a report names it: its kind and its id. */
const nameOf = ({ item }: List, id: string) => `${item} ${id}`;

const manifest = z.record(
  z.string(),
  z
    .object({ files: z.array(z.string()), items: z.record(z.string(), z.array(z.string())) })
    .transform(({ files, items }) => ({
      files,
      items: itemLists.flatMap((list) => (items[list.name] ?? []).map((id) => nameOf(list, id))),
    })),
);

/** The sources of a page: paths inside the content folder, and the items that it may name. */
export type MadeOf = z.infer<typeof manifest>[string];

export interface BuiltPage {
  /** The document without its own weight, which the report says beside its name. */
  html: string;
  /** The document without what differs from build to build, such as hashed names. */
  own: string;
  /** Undefined if the page has no Markdown version, as the 404 page. */
  markdown: string | undefined;
  /** The style sheets, scripts, pictures and downloads that it names. */
  files: readonly string[];
}

/** One side of the comparison: a built site, and the texts of its items. */
export interface BuiltSite {
  pages: ReadonlyMap<string, BuiltPage>;
  /** Whatever is no page, by its address without a hash: its size, and a hash of its content without hashed names. */
  files: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, string>;
  /** Undefined if the code of that side writes no content-manifest.json, or writes it in another way. */
  madeOf: ReadonlyMap<string, MadeOf> | undefined;
  items: ReadonlyMap<string, string>;
}

const ASSET = /\/assets\/[^"'()\s]+/g;
const FILE = /\/(?:assets|media|social)\/[^"'()\s?#&]+/g;
/** The hash that the bundler puts between a name and its extension. */
const HASH_IN_NAME = /\.[\w-]{8}(?=\.(?:js|css|woff2|svg|png|jpe?g|webp|avif)\b)/g;
/** What the build measures of a page, and writes into it. */
const MEASURED = /(<data value="[a-z][\w-]*">)[^<]*/g;
/** React numbers its own names, so a new element renames all later ones. */
const REACT_ID = /_R_\w+_/g;

/**
 * Reads a built site.
 * @param dist the folder of a build
 * @param content the content folder that it was built from
 */
export async function readSite(dist: string, content: string): Promise<BuiltSite> {
  const client = join(dist, 'client');
  const names = await glob('**/*', { cwd: client, dot: true });
  const { redirects } = await readHostRules(dist);
  return {
    pages: await readPages(client, names.filter((name) => name.endsWith('.html')).sort()),
    files: await readFiles(client, names.filter((name) => !/\.(?:html|md)$/.test(name) && !isCompressed(name)).sort()),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    madeOf: await readManifest(dist),
    items: new Map(itemLists.flatMap((list) => textsOfItems(list, content))),
  };
}

async function readPages(client: string, names: readonly string[]): Promise<Map<string, BuiltPage>> {
  const pages = names.map(async (name): Promise<[string, BuiltPage]> => {
    const html = (await readFile(join(client, name), 'utf8')).replace(MEASURED, '$1');
    const own = html
      .replace(ASSET, withoutHash)
      .replace(/ integrity="[^"]*"/g, '')
      .replace(REACT_ID, '_R_');
    const markdown = await readFile(join(client, name.replace(/html$/, 'md')), 'utf8').catch(() => undefined);
    return [addressOfHtmlFile(`/${name}`), { html, own, markdown, files: [...new Set(own.match(FILE))] }];
  });
  return new Map(await Promise.all(pages));
}

async function readFiles(client: string, names: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of names) {
    const bytes = await readFile(join(client, file));
    const name = `/${file}`.replace(ASSET, withoutHash);
    const content = `${bytes.length.toLocaleString('en')} B, ${hash(withoutHash(bytes.toString('latin1'))).slice(0, 8)}`;
    // Chunks of the code may have the same name but for their hash.
    files.set(name, [files.get(name), content].filter(Boolean).join(' and '));
  }
  return files;
}

function withoutHash(text: string): string {
  return text.replace(HASH_IN_NAME, '');
}

async function readManifest(dist: string): Promise<Map<string, MadeOf> | undefined> {
  const text = await readFile(join(dist, 'content-manifest.json'), 'utf8').catch(() => undefined);
  const pages = text === undefined ? undefined : manifest.safeParse(JSON.parse(text)).data;
  return pages && new Map(Object.entries(pages));
}

/** What stands for each item; nothing if the file is of code with another schema. */
function textsOfItems(list: List, content: string): [name: string, text: string][] {
  const { file: path, schema } = list;
  if (kindAt(content, path) !== 'file') return [];
  const { file } = parse({ path, label: path, text: readTextInside(content, path) });
  const { success, data } = schema.safeParse(file?.data);
  const texts = success ? Object.entries(list.tokens?.(data) ?? {}) : [];
  return texts.map(([id, text]) => [nameOf(list, id), text]);
}
