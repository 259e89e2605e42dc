import { dataFile } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export default {
  category: 'State figures',
  description: 'A claim is reviewed by the date under review-by.',
  rationale:
    'Figures go out of date without anyone touching them. By that date, someone asks the source whether the figure still holds.',
  check: ({ content, files }) => {
    const registry = dataFile(files, 'claims');
    return Object.entries(content.claims).flatMap(([id, claim]) => {
      const day = claim['review-by'];
      if (day === undefined || day >= content.today) return [];
      return diagnosticAtField(registry, [id, 'review-by'], 'value', {
        severity: 'warning',
        message: `The claim "${id}" (${claim.value} ${claim.label}) was due for review by ${day}.`,
        found: day,
        suggestion: `Ask the source (${claim.source}) whether it still holds, correct it if not, and write a later date.`,
      });
    });
  },
} satisfies Rule;
