import { diskFolder } from './files/disk-folder';
import { checkMedia } from './files/media/check-media';
import { FileCache } from './parse/file-cache';
import { parseFiles } from './parse-files.worker';
import { type Environment, type LoadResult, type PipelineOptions, runPipeline } from './pipeline';

export type { LoadResult } from './pipeline';

export interface LoadOptions extends PipelineOptions {
  /** Results of earlier checks. */
  cache?: FileCache;
  /** Whether to compile bodies as well, for a build. */
  withBodies?: boolean;
}

/**
 * Loads a content folder from the disk. The check, the build, the development server and the tests all call it.
 * @param root the content folder
 */
export function loadContent(root: string, options: LoadOptions): Promise<LoadResult> {
  const { site, cache = new FileCache(), withBodies } = options;
  const environment: Environment = {
    folder: diskFolder(root),
    cache,
    parseFiles: (sources) => parseFiles(sources, site, cache, withBodies),
    checkMedia: () => checkMedia(root, cache.media),
  };
  return runPipeline(environment, options);
}
