import { filesOf } from '../graph/files-of';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export const claimsAreReviewed: Rule = {
  category: 'State figures',
  description: 'A claim is looked at again by the day under review-by.',
  rationale:
    'Figures grow old without anybody touching them. On that day somebody asks at the source whether it still holds.',
  check: ({ content, files }) => {
    const [registry] = filesOf(files, 'claims');
    if (!registry) return [];
    return Object.entries(content.claims).flatMap(([id, claim]) => {
      const day = claim['review-by'];
      if (day === undefined || day >= content.today) return [];
      const stale = diagnosticAtField(registry.file, [id, 'review-by'], 'value', {
        code: 'claims-are-reviewed',
        message: `The claim "${id}" (${claim.value} ${claim.label}) was to be looked at again by ${day}.`,
        found: day,
        suggestion: `Ask at its source (${claim.source}) whether it still holds, correct it, and write a later day.`,
      });
      return { ...stale, severity: 'warning' as const };
    });
  },
};
