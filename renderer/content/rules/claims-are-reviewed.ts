import { filesOf } from '../graph/files-of';
import { atField } from '../parse/locations';
import type { Rule } from './rule';

export const claimsAreReviewed: Rule = {
  task: 'State figures',
  demand: 'A claim is looked at again by the day under review-by.',
  why: 'Figures grow old without anybody touching them. On that day somebody asks at the source whether it still holds.',
  check: ({ content, files }) => {
    const [registry] = filesOf(files, 'claims');
    if (!registry) return [];
    return Object.entries(content.claims).flatMap(([id, claim]) => {
      const day = claim['review-by'];
      if (day === undefined || day >= content.today) return [];
      const stale = atField(registry.file, [id, 'review-by'], 'value', {
        code: 'claims-are-reviewed',
        message: `The claim "${id}" (${claim.value} ${claim.label}) was to be looked at again by ${day}.`,
        found: day,
        suggestion: `Ask at its source (${claim.source}) whether it still holds, correct it, and write a later day.`,
      });
      return { ...stale, severity: 'warning' as const };
    });
  },
};
