import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import { writtenMedia } from '../checked-file/media-uses';
import { rejectEntries } from '../files/reject-entries';
import { closest, didYouMean, unambiguousMatch } from '../text/did-you-mean';
import { isPlaceholder } from '../text/unfinished-text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Use pictures and downloads',
  description: 'Every picture and download that content uses is in content/media, under exactly that name.',
  rationale:
    'Capital letters matter: on some computers Logo.png and logo.png are the same file, but the host of the site distinguishes them, and visitors would see a gap.',
  fix: 'Corrects a name that differs from that of a single file only in capital letters, or by one letter.',
  content: (content) => {
    const files = content.files();
    if (files.every((file) => file.media.length === 0)) return [];
    const { media, rejected } = rejectEntries(content.folder.list());
    const known = media.map((path) => path.slice('media/'.length)).sort();
    const used = new Set(files.flatMap(({ media: uses }) => uses.map((each) => each.name)));
    const names = new Set([...known, ...writtenMedia(content.site)]);
    return files.flatMap((file) =>
      limitDiagnostics(file.media, ({ name, typed, at }) => {
        // A file that exists but can't be published has its own error, see files-are-regular and others.
        if (names.has(name) || pathsTo(`media/${name}`).some((path) => rejected.has(path))) return undefined;
        const bare = name.replace(/^\/?media\//, '');
        if (bare !== name && names.has(bare))
          return at({
            message: 'A field names a file by its path inside content/media.',
            found: name,
            suggestion: `Write it without the folder:   ${bare}`,
            replacement: bare,
          });
        if (isPlaceholder(name))
          return at({
            message: `There is no file media/${name}.`,
            found: name,
            suggestion: 'Write the path of a file inside content/media, such as counter.jpg.',
          });
        const meant = known.find((each) => each.toLowerCase() === name.toLowerCase()) ?? unambiguousMatch(name, known);
        // A file that is shown elsewhere is hardly meant, if the name is not nearly the same.
        const candidates = meant === undefined ? known.filter((each) => !used.has(each)) : known;
        return at({
          message: `There is no file media/${name}.`,
          found: name,
          suggestion: closest(name, candidates)
            ? didYouMean(name, candidates, undefined, typed)
            : `Put the file at content/media/${name}.`,
          replacement: meant,
        });
      }),
    );
  },
});

/** The paths of the folders of a file, and then its own. */
function pathsTo(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
