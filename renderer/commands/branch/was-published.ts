import type { LoadResult } from '../../content/index';
import { FileCache } from '../../content/parse/file-cache';
import { baseContent } from './base-content';
import { BaseNotFoundError, findBase } from './find-base';

/**
 * Whether the public site may have had a page at an address, so that old links to it exist: at the base of the branch,
 * it was neither a draft nor scheduled for a later day. If nothing can be compared, the current state counts.
 * @param root the content folder
 * @param now the content as it is
 */
export async function wasPublished(root: string, address: string, now: LoadResult): Promise<boolean> {
  try {
    return mayBePublic(address, await baseContent(root, await findBase(root), new FileCache()));
  } catch (error) {
    if (error instanceof BaseNotFoundError) return mayBePublic(address, now);
    throw error;
  }
}

/** Unknown for a page with errors: an extra redirect is better than a dead link. */
function mayBePublic(address: string, { checked }: LoadResult): boolean {
  if (!checked || checked.brokenAddresses.has(address)) return true;
  return checked.entries.get(address)?.state === 'published';
}
