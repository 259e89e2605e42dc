import { endingOf, formatOf } from '../files/media/formats';
import { mediaOfAll } from '../graph/media-uses';
import type { Rule } from './rule';

export const picturesHaveAWebFormat: Rule = {
  task: 'Use pictures and downloads',
  demand: 'A picture is a WebP, AVIF, PNG, JPEG, GIF or SVG file, and its ending says which.',
  why: 'Browsers show no others. A file with the wrong ending is sent as what it is not, and stays a hole in some of them.',
  check: ({ files }) =>
    mediaOfAll(files).flatMap(({ name, alt, at }) => {
      const kind = formatOf(name)?.kind;
      // media-has-an-allowed-format has its word on all other endings, media-is-intact on what is in the file.
      if (alt === undefined || kind === undefined || kind === 'picture' || kind === 'drawing') return [];
      return at({
        code: 'pictures-have-a-web-format',
        message: `media/${name} is no picture that browsers show.`,
        found: `.${endingOf(name)}`,
        suggestion: 'Save it as WebP (photographs) or SVG (drawings).',
      });
    }),
};
