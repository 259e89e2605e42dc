import { defineRule } from './define-rule';

export default defineRule({
  category: 'Fill in the fields',
  description: 'What is scheduled is published within a year.',
  rationale:
    'A date in the future keeps an article off the site until then. Nobody plans years ahead: a later year is a typo, and the article would be missing without anyone noticing.',
  content: (content) => {
    const latest = content.latestDay;
    const limit = `${Number(latest.slice(0, 4)) + 1}${latest.slice(4)}`;
    return content.files().flatMap((file) => {
      const entry = content.entries.get(file.address ?? '');
      const day = entry?.file === file.path && entry.state === 'scheduled' ? entry.published : undefined;
      if (day === undefined || day <= limit) return [];
      return file.at([file.kind?.published ?? ''], {
        severity: 'warning',
        message: `This date is more than a year away, and nobody would see the page before ${day}.`,
        found: day,
        suggestion:
          'Correct the year. If the day is not known yet, write the day of today, and below it:   draft: true',
      });
    });
  },
});
