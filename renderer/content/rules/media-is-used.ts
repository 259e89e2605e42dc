import { writtenMedia } from '../checked-file/media-uses';
import { diagnosticAt, rangeAt } from '../diagnostics/diagnostic';
import { labelIn } from '../files/content-folder';
import { mediaFiles } from '../files/media/media-files';
import { formatOf } from '../files/media/media-formats';
import { defineRule } from './define-rule';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

export default defineRule({
  category: 'Use pictures and downloads',
  description: 'Every file in content/media is shown on or linked from a page.',
  rationale:
    'The site publishes only what its pages use. Unused files stay in the folder for years, because nobody dares to delete them.',
  afterErrors: true,
  content: (content) => {
    const { folder, site } = content;
    const used = new Set(content.files().flatMap(({ media }) => media.map(({ name }) => `media/${name}`)));
    // A file there is never published: the build writes it itself.
    for (const name of writtenMedia(site)) used.delete(`media/${name}`);
    return (
      mediaFiles(folder)
        // Other formats can't be published, so they need not be used.
        .filter((path) => formatOf(path) && !used.has(path))
        .map((path) =>
          diagnosticAt({ label: labelIn(folder, path) }, rangeAt('', 0, 0), {
            severity: 'warning',
            message: `No page uses this file of ${sizeInWords(folder.sizeOf(path) ?? 0)}, so it is not published.`,
            suggestion: `Write /${path} where it belongs, or delete the file.`,
          }),
        )
    );
  },
});

function sizeInWords(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
