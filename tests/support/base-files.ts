import { readFileSync } from 'node:fs';
import { parseAndValidate } from '../../renderer/content/checked-file/parse-and-validate';
import { diskFolder } from '../../renderer/content/files/disk-folder';
import type { ValidLists } from '../../renderer/content/graph/valid-lists';
import { FileCache } from '../../renderer/content/parse/file-cache';
import { read } from '../../renderer/content/parse/read';
import { BASE, site } from './site';

/** Parses and validates a text as the content file at a path. */
export function readAs(path: string, text: string) {
  return parseAndValidate({ path, label: `content/${path}`, text }, site, new FileCache());
}

/** The files of the small valid site. */
export const baseFiles = read(diskFolder(BASE), site).flatMap(({ path, text }) => readAs(path, text).file ?? []);

/** Its data files. */
export const baseLists: ValidLists = Object.fromEntries(
  baseFiles.flatMap(({ list, data }) => (list ? [[list, data]] : [])),
);

/** A page of the site, and its front matter. */
export const PAGE = 'solutions/shops/tills.mdx';
export const [FIELDS = ''] = /^---\n.*?\n---\n/s.exec(readFileSync(`${BASE}/${PAGE}`, 'utf8')) ?? [];
