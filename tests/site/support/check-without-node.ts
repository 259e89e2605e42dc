import definition from '../../../pages/site';
import { parseAndValidate } from '../../../renderer/content/checked-file/parse-and-validate';
import type { ContentFolder, Dictionary } from '../../../renderer/content/files/content-folder';
import type { CheckedMedia } from '../../../renderer/content/files/media/check-media';
import type { CachedFile } from '../../../renderer/content/parse/known-files';
import type { SourceFile } from '../../../renderer/content/parse/read';
import { type Environment, runPipeline } from '../../../renderer/content/pipeline';
import { siteOf } from '../../../renderer/content/schema/site';
import type { FolderEntry } from '../../../renderer/platform/folder';

/** A content folder as plain data, which a browser could get from anywhere. */
export interface FolderData {
  entries: readonly FolderEntry[];
  sizes: Readonly<Record<string, number>>;
  texts: Readonly<Record<string, string>>;
  copied: string[];
  media: Omit<CheckedMedia, 'sources'> & { sources: [string, string][] };
}

/** Content to check, as a branch changes it. */
export interface Case {
  today: string;
  now: FolderData;
  before?: FolderData;
}

const site = siteOf(definition, 'pages/site.ts');

/** The diagnostics of a case, as JSON. */
export async function diagnosticsOf({ today, now, before }: Case, dictionary: Dictionary): Promise<string> {
  const old = before && (await runPipeline(environmentOf(before, dictionary), { site, today })).checked;
  const { diagnostics } = await runPipeline(environmentOf(now, dictionary), {
    site,
    today,
    ...(old && { before: old }),
  });
  return JSON.stringify(diagnostics);
}

function environmentOf({ media, ...data }: FolderData, dictionary: Dictionary): Environment {
  const known = new WeakMap<SourceFile, CachedFile>();
  const cache = {
    get: (source: SourceFile) => known.get(source),
    set: (source: SourceFile, file: CachedFile) => void known.set(source, file),
    nameOf: (text: string) => text,
  };
  return {
    folder: memoryFolder(data, dictionary),
    cache,
    parseFiles: async (sources) => sources.map((source) => parseAndValidate(source, site, cache)),
    checkMedia: async () => ({ ...media, sources: new Map(media.sources) }),
  };
}

function memoryFolder(data: Omit<FolderData, 'media'>, dictionary: Dictionary): ContentFolder {
  const { entries, sizes, texts, copied } = data;
  return {
    name: 'content',
    list: (folder = '') => entries.filter(({ path }) => folder === '' || path.startsWith(`${folder}/`)),
    sizeOf: (path) => sizes[path],
    readText: (path) => texts[path] ?? '',
    copiedFiles: () => copied,
    history: async () => undefined,
    dictionary: async () => dictionary,
  };
}
