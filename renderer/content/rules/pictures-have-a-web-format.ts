import { endingOf, formatOf } from '../files/media/media-formats';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Use pictures and downloads',
  description: 'A picture is a WebP, AVIF, PNG, JPEG, GIF or SVG file, and its ending says which.',
  rationale:
    'Browsers show no others. A file with the wrong ending is sent as the wrong type, and some browsers do not show it.',
  content: (content) =>
    content
      .files()
      .flatMap(({ media }) => media)
      .flatMap(({ name, alt, at }) => {
        const kind = formatOf(name)?.kind;
        // media-has-an-allowed-format reports all other extensions, and media-is-intact the content of the file.
        if (alt === undefined || kind === undefined || kind === 'picture' || kind === 'drawing') return [];
        return at({
          message: `media/${name} is not a picture that browsers can show.`,
          found: `.${endingOf(name)}`,
          suggestion: 'Save it as JPEG (photographs), PNG (screens), or SVG (drawings).',
        });
      }),
});
