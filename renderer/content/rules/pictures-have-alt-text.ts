import { linksIn } from '../graph/links-in-file';
import type { Rule } from './rule';

/** A file name instead of words, as programs insert it. */
const FILE_NAME = /^\S+\.(?:png|jpe?g|gif|webp|avif|svg)$|^(?:img|dsc|image|screenshot|picture)[\s_-]*\d*$/i;

export default {
  category: 'Use pictures and downloads',
  description: 'A picture has an alternative text that says what it shows.',
  rationale:
    'Anyone who cannot see the picture gets the text instead: blind readers, search engines, and everyone while it loads (WCAG 1.1.1).',
  checkFile: (valid) =>
    linksIn(valid).flatMap(({ alt, at }) => {
      const words = alt?.trim();
      if (words === undefined || (words !== '' && !FILE_NAME.test(words))) return [];
      return at({
        message:
          words === '' ? 'This picture has no alternative text.' : `"${alt}" does not say what the picture shows.`,
        found: alt,
        suggestion: 'Write what it shows between the brackets:   ![Two people at a counter](/media/counter.webp)',
      });
    }),
} satisfies Rule;
