import { diskFolder } from '../../content/files/disk-folder';
import { checkMedia } from '../../content/files/media/check-media';
import { FileCache } from '../../content/parse/file-cache';
import { type BuiltFacts, TEXT } from '../built-facts';

/**
 * What a content folder holds, for a browser that has no disk.
 * @param root the content folder
 */
export async function folderFacts(
  root: string,
): Promise<Pick<BuiltFacts, 'folder' | 'texts' | 'sizes' | 'copied' | 'media'>> {
  const folder = diskFolder(root);
  const files = folder.list().flatMap(({ path, kind }) => (kind === 'file' ? path : []));
  const { sources, ...media } = await checkMedia(root, FileCache.open(root).media);
  const texts = files.filter((path) => TEXT.test(path)).map((path) => [path, folder.readText(path)]);
  const sizes = files.filter((path) => !TEXT.test(path)).map((path) => [path, folder.sizeOf(path) ?? 0]);
  return {
    folder: folder.name,
    texts: Object.fromEntries(texts),
    sizes: Object.fromEntries(sizes),
    copied: folder.copiedFiles(),
    media: { ...media, sources: [...sources] },
  };
}
