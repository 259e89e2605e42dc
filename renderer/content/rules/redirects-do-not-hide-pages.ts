import { MEDIA } from '../checked-file/media-uses';
import type { ContentFolder } from '../files/content-folder';
import { mediaFiles } from '../files/media/media-files';
import type { CheckedContent } from '../graph/checked-content';
import { canonicalPath } from '../schema/canonical-path';
import { oldAddressKey, oldAddressOf } from '../schema/old-address';
import { redirects } from '../schema/redirects';
import { ownerOf } from '../schema/reserved-addresses';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Move or delete a page',
  description: 'An address that moved is no longer a page or a file of the site, and is listed once.',
  rationale:
    'If an address were both a page and a redirect, it would depend on the host which of the two visitors get. The same is true of files: pictures and downloads, feeds, the Markdown copies of pages, and what the build writes itself, such as robots.txt.',
  content: (content) => {
    const moved = content.list(redirects);
    if (moved.length === 0) return [];
    const list = content.fileOf(redirects);
    const files = filesByAddress(content.folder);
    const firsts = new Map<string, number>();
    return moved.flatMap(({ from }, index) => {
      const key = oldAddressKey(from);
      const first = firsts.get(key) ?? index;
      firsts.set(key, first);
      // moved-anchors-stay-on-their-page checks redirects of anchors, and a page may redirect its old queries.
      const taken = /[#?]/.test(from) ? undefined : takenBy(from, files, content);
      const problem = taken ?? (first < index ? listedTwice(from, first, content) : undefined);
      if (!problem) return [];
      return list.at([index, 'from'], {
        found: from,
        ...problem,
      });
    });
  },
});

/** The files that are copied to the site as they are, by their addresses in lowercase. */
function filesByAddress(folder: ContentFolder): Map<string, string> {
  const all = [...mediaFiles(folder), ...folder.copiedFiles()].map((file) => `/${file}`);
  return new Map(all.map((address) => [canonicalPath(address), address]));
}

function takenBy(from: string, files: ReadonlyMap<string, string>, content: CheckedContent) {
  const address = oldAddressOf(from).path;
  const file = files.get(address);
  if (file !== undefined) {
    return {
      message: `${file} is a file of the site, so it can't be redirected.`,
      suggestion: file.startsWith('/media/') ? 'Delete this redirect, or the file.' : 'Delete this redirect.',
    };
  }
  if (address.startsWith(MEDIA)) {
    return {
      message: `${from} is below /media/, where only files are, so it can't be redirected.`,
      suggestion: 'Delete this redirect. To replace a file, give the new one the same name.',
    };
  }
  const owner = content.brokenAddresses.has(address) ? 'a page' : ownerOf(address, content.entries, content.site);
  if (owner === undefined) return undefined;
  const isOwnPage = content.entries.has(address);
  return {
    message: `${isOwnPage ? address : from} is ${owner}, so it can't be redirected.`,
    suggestion: isOwnPage ? 'Delete this redirect, or the page.' : 'Delete this redirect.',
  };
}

function listedTwice(from: string, first: number, content: CheckedContent) {
  const other = content.list(redirects)[first]?.from;
  const message =
    other === from ? `${from} is redirected twice.` : `${from} is redirected twice: ${other} is the same address.`;
  return { message, suggestion: 'Keep one of the two.' };
}
