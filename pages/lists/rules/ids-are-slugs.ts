import { defineRule, toSlug } from 'sitewright';
import { claims } from '../../../components/model/lists/claims';

export default defineRule({
  category: 'State figures',
  description: 'The id of a claim has lowercase letters, digits and single hyphens.',
  rationale:
    'Texts refer to it in double brackets. Capitals, spaces and dots would allow two spellings of one id, and site.name is not a claim.',
  of: claims,
  file: (file) =>
    Object.keys(file.data).flatMap((id) => {
      const slug = toSlug(id);
      if (slug === id) return [];
      return file.atKey([id], {
        message: `An id can only have lowercase letters, digits and single hyphens, but found "${id}".`,
        found: id,
        suggestion: slug === '' ? 'Write it in letters from a to z.' : `Write it like this:   ${slug}`,
      });
    }),
});
