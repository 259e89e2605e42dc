import { filesOf } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import { latestDay } from '../schema/build-date';
import { publicationDay } from '../schema/publication';
import type { Rule } from './rule';

export const scheduledDatesAreNear: Rule = {
  category: 'Fill in the fields',
  description: 'What is scheduled is published within a year.',
  rationale:
    'A date in the future keeps an article off the site until then. Nobody plans years ahead: a later year is a typo, and the article would be missing without anyone noticing.',
  check: ({ content, files }) => {
    const latest = latestDay(content.today);
    const limit = `${Number(latest.slice(0, 4)) + 1}${latest.slice(4)}`;
    return (['article', 'release', 'opening'] as const).flatMap((kind) =>
      filesOf(files, kind).flatMap(({ file, address }) => {
        const entry = content.entries.get(address ?? '');
        const day = entry?.file === file.path && entry.state === 'scheduled' ? publicationDay(entry) : undefined;
        if (day === undefined || day <= limit) return [];
        return diagnosticAtField(file, [kind === 'opening' ? 'posted' : 'date'], 'value', {
          severity: 'warning',
          code: 'scheduled-dates-are-near',
          message: `This date is more than a year away, and nobody would see the page before ${day}.`,
          found: day,
          suggestion:
            'Correct the year. If the day is not known yet, write the day of today, and below it:   draft: true',
        });
      }),
    );
  },
};
