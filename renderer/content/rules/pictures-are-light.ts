import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaOfAll } from './each-media';
import type { Rule } from './rule';

const KILOBYTE = 1000;
const MOST_KILOBYTES = 300;

export const picturesAreLight: Rule = {
  task: 'Use pictures and downloads',
  demand: `A picture in a text has at most ${MOST_KILOBYTES} kB.`,
  why: 'On a phone a large picture takes seconds, and many visitors do not wait. Twice as wide as it is shown is wide enough.',
  check: async ({ files }, root) => {
    const pictures = mediaOfAll(files).filter(({ alt }) => alt !== undefined);
    const found = await Promise.all(
      pictures.map(async ({ name, at }) => {
        const size = await stat(join(root, 'media', name)).then(
          (file) => Math.ceil(file.size / KILOBYTE),
          () => 0,
        );
        if (size <= MOST_KILOBYTES) return [];
        return at({
          code: 'pictures-are-light',
          message: `The picture media/${name} has ${size} kB; ${MOST_KILOBYTES} are allowed.`,
          found: `${size} kB`,
          suggestion: 'Make it smaller, at most 1600 pixels wide, and save it as WebP.',
        });
      }),
    );
    return found.flat();
  },
};
