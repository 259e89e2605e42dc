import { formatOf } from '../files/media/media-formats';
import { defineRule } from './define-rule';

const KILOBYTE = 1000;
const MAX_KILOBYTES = 300;

export default defineRule({
  category: 'Use pictures and downloads',
  description: `An SVG on a page has at most ${MAX_KILOBYTES} kB.`,
  rationale:
    'Photos and screens are made smaller by the build, but a drawing is published as it is. On a phone, a large one takes seconds to load.',
  content: (content) => {
    const pictures = content.files().flatMap(({ media }) => media.filter(({ alt }) => alt !== undefined));
    return pictures.flatMap(({ name, at }) => {
      if (formatOf(name)?.kind !== 'drawing') return [];
      const size = Math.ceil((content.folder.sizeOf(`media/${name}`) ?? 0) / KILOBYTE);
      if (size <= MAX_KILOBYTES) return [];
      return at({
        message: `The drawing media/${name} has ${size} kB; ${MAX_KILOBYTES} are allowed.`,
        found: `${size} kB`,
        suggestion: 'Simplify it in the drawing program, or save it as a PNG, which the build makes smaller.',
      });
    });
  },
});
