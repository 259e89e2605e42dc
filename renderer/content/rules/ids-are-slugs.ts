import * as z from 'zod';
import { toSlug } from '../text/slug';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Fill in the fields',
  description: 'The id of an item in a data file has lowercase letters, digits and single hyphens.',
  rationale:
    'Other files refer to the item by it. Capitals, spaces and dots would allow two spellings of one id, and site.name is none.',
  file: (file) => {
    if (!(file.type.schema instanceof z.ZodRecord)) return [];
    return Object.keys(Object(file.data)).flatMap((id) => {
      const slug = toSlug(id);
      if (slug === id) return [];
      return file.atKey([id], {
        message: `An id can only have lowercase letters, digits and single hyphens, but found "${id}".`,
        found: id,
        suggestion: slug === '' ? 'Write it in letters from a to z.' : `Write it like this:   ${slug}`,
      });
    });
  },
});
