import { loadContent } from '../../renderer/content/index';
import { FileCache } from '../../renderer/content/parse/file-cache';

const cache = new FileCache();

/** Loads content as loadContent does, but what any test of this process has read before is not parsed again. */
export function loadCached(root: string, options: Omit<Parameters<typeof loadContent>[1], 'cache'> = {}) {
  return loadContent(root, { cache, ...options });
}
