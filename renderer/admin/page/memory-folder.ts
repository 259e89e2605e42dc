import type { ContentFolder, Dictionary } from '../../content/files/content-folder';
import { FileTooLarge, type FolderEntry } from '../../platform/folder';
import type { BuiltFacts } from '../built-facts';

/**
 * A content folder in memory.
 * @param texts by their paths inside it
 */
export function memoryFolder(
  texts: ReadonlyMap<string, string>,
  { folder: name, sizes, copied }: Pick<BuiltFacts, 'folder' | 'sizes' | 'copied'>,
  dictionary: () => Promise<Dictionary>,
): ContentFolder {
  const entries = entriesOf([...texts.keys(), ...Object.keys(sizes)]);
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;
  return {
    name,
    list: (folder = '') => entries.filter(({ path }) => folder === '' || path.startsWith(`${folder}/`)),
    sizeOf(path) {
      const text = texts.get(path);
      return text === undefined ? sizes[path] : bytesOf(text);
    },
    readText(path, most = Number.POSITIVE_INFINITY) {
      const text = texts.get(path);
      if (text === undefined) throw Object.assign(new Error(`There is no text ${path}`), { code: 'ENOENT' });
      if (text.length > most) throw new FileTooLarge(path, bytesOf(text));
      return text;
    },
    copiedFiles: () => [...copied],
    history: async () => undefined,
    dictionary,
  };
}

/** The files and the folders that they are in, each folder before its entries. */
function entriesOf(paths: readonly string[]): FolderEntry[] {
  const folders = new Set(paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))));
  const entries: FolderEntry[] = [
    ...[...folders].map((path) => ({ path, kind: 'folder' as const })),
    ...paths.map((path) => ({ path, kind: 'file' as const })),
  ];
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}
