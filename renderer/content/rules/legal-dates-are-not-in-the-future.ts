import { filesWithEntries } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import { latestDay } from '../schema/build-date';
import type { Rule } from './rule';

export default {
  category: 'Write the text',
  description: 'The last update of a legal text is not in the future.',
  rationale:
    'The text applies from the moment it is on the site. A later date would say that it does not apply yet. An article can be scheduled; a legal text stays a draft until its date.',
  check: (linked) => {
    const { today } = linked.content;
    const latest = latestDay(today);
    return filesWithEntries(linked, 'legal').flatMap(({ file, entry }) => {
      const { updated } = entry.data;
      if (entry.state !== 'published' || updated <= latest) return [];
      return diagnosticAtField(file, ['updated'], 'value', {
        message: `This legal text says it was last updated on ${updated}, which is in the future.`,
        found: updated,
        suggestion: `Write the day of the change:   updated: ${today}\nOr, if it is for later, keep it off the public site until then:   draft: true`,
      });
    });
  },
} satisfies Rule;
