import { listFolder } from '../../platform/contained-files';
import { rejectEntries } from '../files/reject-entries';
import { allMediaUses, eachMedia } from '../graph/media-uses';
import { upToMostShown } from '../graph/up-to-most-shown';
import { didYouMean, unambiguousMatch } from '../text/did-you-mean';
import type { Rule } from './rule';

export const mediaFilesExist: Rule = {
  category: 'Use pictures and downloads',
  description: 'Every picture and download that content names lies in content/media, under that very name.',
  rationale:
    'Small and capital letters count: on some computers Logo.png and logo.png are the same file, but the host of the site tells them apart, and visitors would see a hole.',
  fix: 'Corrects a name that differs by capitals, or by one letter from a single file.',
  check: ({ files }, root) => {
    if (allMediaUses(files).length === 0) return [];
    const { media, rejected } = rejectEntries(listFolder(root));
    const known = media.map((path) => path.slice('media/'.length)).sort();
    const names = new Set(known);
    return files.flatMap((file) =>
      upToMostShown(eachMedia(file), ({ name, at }) => {
        // What is there but can't be published is an error of its own, see files-are-regular and others.
        if (names.has(name) || pathsTo(`media/${name}`).some((path) => rejected.has(path))) return undefined;
        const meant = known.find((each) => each.toLowerCase() === name.toLowerCase()) ?? unambiguousMatch(name, known);
        return at({
          code: 'media-files-exist',
          message: `There is no file media/${name}.`,
          found: name,
          suggestion: known.length > 0 ? didYouMean(name, known) : 'Put the file into content/media.',
          replacement: meant,
        });
      }),
    );
  },
};

/** The path of a file, after those of the folders that it is in. */
function pathsTo(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
