import { diagnosticAtField } from '../parse/locations';
import { toSlug } from '../text/slug';
import type { Rule } from './rule';

export default {
  category: 'State figures',
  description: 'The id of a claim or an author has lowercase letters, digits and single hyphens.',
  rationale:
    'Texts refer to it in double brackets. Capitals, spaces and dots would allow two spellings of one id, and site.name is not a claim.',
  checkFile: ({ file, list, data }) => {
    if (list !== 'claims' && list !== 'authors') return [];
    return Object.keys(Object(data)).flatMap((id) => {
      if (toSlug(id) === id) return [];
      return diagnosticAtField(file, [id], 'key', {
        message: `An id can only have lowercase letters, digits and single hyphens, but found "${id}".`,
        found: id,
        suggestion: `Write it like this:   ${toSlug(id)}`,
      });
    });
  },
} satisfies Rule;
