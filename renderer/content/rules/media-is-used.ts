import { diagnosticAt, rangeAt } from '../diagnostics/diagnostic';
import { labelOf } from '../files/content-root';
import { mediaFiles } from '../files/media/check-media';
import { formatOf } from '../files/media/media-formats';
import { allMediaUses } from '../graph/media-uses';
import { FACT_SHEET } from '../schema/data-files';
import type { Rule } from './rule';

export default {
  category: 'Use pictures and downloads',
  description: 'Every file in content/media is shown on or linked from a page.',
  rationale:
    'The site publishes only what its pages use. Unused files stay in the folder for years, because nobody dares to delete them.',
  check: ({ files, brokenAddresses }, root) => {
    // An unreadable file may use any of them.
    if (brokenAddresses.size > 0) return [];
    const used = new Set(allMediaUses(files).map(({ name }) => `media/${name}`));
    // A file there is never published: the build writes this one itself.
    used.delete(`media/${FACT_SHEET}`);
    return (
      mediaFiles(root)
        // Other formats can't be published, so they need not be used.
        .filter((path) => formatOf(path) && !used.has(path))
        .map((path) =>
          diagnosticAt({ label: labelOf(root, path) }, rangeAt('', 0, 0), {
            severity: 'warning',
            message: 'No page uses this file, so it is not published.',
            suggestion: `Write /${path} where it belongs, or delete the file.`,
          }),
        )
    );
  },
} satisfies Rule;
