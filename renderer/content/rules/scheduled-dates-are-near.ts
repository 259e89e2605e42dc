import { filesWithEntries } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import { latestDay } from '../schema/build-date';
import { publicationDay } from '../schema/publication';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'What is scheduled is published within a year.',
  rationale:
    'A date in the future keeps an article off the site until then. Nobody plans years ahead: a later year is a typo, and the article would be missing without anyone noticing.',
  check: (linked) => {
    const latest = latestDay(linked.content.today);
    const limit = `${Number(latest.slice(0, 4)) + 1}${latest.slice(4)}`;
    return (['article', 'release', 'opening'] as const).flatMap((kind) =>
      filesWithEntries(linked, kind).flatMap(({ file, entry }) => {
        const day = publicationDay(entry);
        if (entry.state !== 'scheduled' || day === undefined || day <= limit) return [];
        return diagnosticAtField(file, [kind === 'opening' ? 'posted' : 'date'], 'value', {
          severity: 'warning',
          message: `This date is more than a year away, and nobody would see the page before ${day}.`,
          found: day,
          suggestion:
            'Correct the year. If the day is not known yet, write the day of today, and below it:   draft: true',
        });
      }),
    );
  },
} satisfies Rule;
