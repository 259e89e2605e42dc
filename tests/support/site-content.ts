import { loadContent } from '../../renderer/content/index';
import { FileCache } from '../../renderer/content/parse/file-cache';

const cache = new FileCache();

/** The content of the site. Its files are parsed once for all tests that share a process. */
export function loadSite(options: Omit<Parameters<typeof loadContent>[1], 'cache'> = {}) {
  return loadContent('content', { cache, ...options });
}
