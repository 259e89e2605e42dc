import { basename } from 'node:path';
import { listFolder, readTextInside, statInside } from '../../platform/contained-files';
import { historyOf } from '../../platform/last-changes';
import type { ContentFolder } from './content-folder';

/** A content folder on the disk, in the current project. @param root its path */
export function diskFolder(root: string): ContentFolder {
  return {
    name: basename(root),
    list: (folder) => listFolder(root, folder),
    sizeOf: (path) => statInside(root, path)?.size,
    readText: (path, most) => readTextInside(root, path, most),
    copiedFiles: () => listFolder('public').flatMap(({ path, kind }) => (kind === 'folder' ? [] : path)),
    history: () => historyOf(root),
  };
}
