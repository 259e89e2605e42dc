import type { ParamData } from 'path-to-regexp';
import type * as z from 'zod';
import { article } from './article';
import { claims } from './claims';
import { authors, mediaKit, partners } from './data-files';
import { hub } from './hub';
import { legal } from './legal';
import { opening } from './opening';
import { page } from './page';
import { redirects } from './redirects';
import { release } from './release';
import { toAddress } from './route-pattern';
import { site } from './site';
import { solution } from './solution';
import { vocabulary } from './vocabulary';
import { words } from './words';

/** Files that each become a page. */
interface Collection {
  /** Which files belong to it, as a pattern of paths inside content/. The first group is passed to `params`. */
  files: RegExp;
  schema: z.ZodType;
  /** The route pattern of its addresses, see route-pattern.ts. */
  pattern: string;
  params: (path: string) => ParamData;
}

const bySlug = (path: string): ParamData => ({ slug: path.split('/').at(-1) ?? path });

/** content/pages/index.mdx is /, content/pages/integrations/request.mdx is /integrations/request. */
const byPath = (path: string): ParamData => {
  const segments = path.split('/').filter((segment) => segment !== 'index');
  return segments.length > 0 ? { path: segments } : {};
};

export const collections = {
  page: { files: /^pages\/(.+)\.mdx$/, schema: page, pattern: '/{*path}', params: byPath },
  legal: { files: /^legal\/([^/]+)\.mdx$/, schema: legal, pattern: '/:slug', params: bySlug },
  hub: { files: /^solutions\/([^/]+)\.mdx$/, schema: hub, pattern: '/solutions/:slug', params: bySlug },
  solution: {
    files: /^solutions\/([^/]+\/[^/]+)\.mdx$/,
    schema: solution,
    pattern: '/solutions/:slug',
    params: bySlug,
  },
  article: { files: /^blog\/([^/]+)\.mdx$/, schema: article, pattern: '/blog/:slug', params: bySlug },
  release: { files: /^press\/([^/]+)\.mdx$/, schema: release, pattern: '/press/:slug', params: bySlug },
  opening: { files: /^careers\/([^/]+)\.mdx$/, schema: opening, pattern: '/careers/:slug', params: bySlug },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

/** Files with one list or one record for the whole site. */
export const dataFiles = {
  site: { file: 'site.yaml', schema: site },
  words: { file: 'words.yaml', schema: words },
  claims: { file: 'claims.yaml', schema: claims },
  authors: { file: 'authors.yaml', schema: authors },
  partners: { file: 'partners.yaml', schema: partners },
  mediaKit: { file: 'media-kit.yaml', schema: mediaKit },
  redirects: { file: 'redirects.yaml', schema: redirects },
  vocabulary: { file: 'vocabulary.yaml', schema: vocabulary },
} as const;

export type DataFileName = keyof typeof dataFiles;

/** The type of a content file, from its path alone. */
export interface FileType {
  schema: z.ZodType;
  collection?: CollectionName;
  list?: DataFileName;
  /** The address of the page that a file of a collection becomes. */
  address?: string;
}

/** By path: most steps ask for the type of each file. */
const fileTypes = new Map<string, FileType | undefined>();

/** The type of a file, or undefined if it is in no collection and not a data file. */
export function classifyFile(path: string): FileType | undefined {
  if (!fileTypes.has(path)) fileTypes.set(path, typeOf(path));
  return fileTypes.get(path);
}

function typeOf(path: string): FileType | undefined {
  for (const name of Object.keys(dataFiles) as DataFileName[]) {
    if (dataFiles[name].file === path) return { schema: dataFiles[name].schema, list: name };
  }
  for (const name of Object.keys(collections) as CollectionName[]) {
    const { files, schema, pattern, params }: Collection = collections[name];
    const inner = files.exec(path)?.[1];
    if (inner !== undefined) return { schema, collection: name, address: toAddress(pattern, params(inner)) };
  }
  return undefined;
}
