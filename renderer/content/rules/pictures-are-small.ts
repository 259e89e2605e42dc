import { statInside } from '../../platform/contained-files';
import { allMediaUses } from '../graph/media-uses';
import type { Rule } from './rule';

const KILOBYTE = 1000;
const MAX_KILOBYTES = 300;

export default {
  category: 'Use pictures and downloads',
  description: `A picture in a text has at most ${MAX_KILOBYTES} kB.`,
  rationale:
    'On a phone, a large picture takes seconds to load, and many visitors do not wait. Twice its width on the page is enough.',
  check: ({ files }, root) => {
    const pictures = allMediaUses(files).filter(({ alt }) => alt !== undefined);
    return pictures.flatMap(({ name, at }) => {
      const size = Math.ceil((statInside(root, `media/${name}`)?.size ?? 0) / KILOBYTE);
      if (size <= MAX_KILOBYTES) return [];
      return at({
        message: `The picture media/${name} has ${size} kB; ${MAX_KILOBYTES} are allowed.`,
        found: `${size} kB`,
        suggestion: 'Make it smaller, at most 1600 pixels wide, and save it as WebP.',
      });
    });
  },
} satisfies Rule;
