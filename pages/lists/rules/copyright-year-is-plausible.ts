import { defineRule } from 'sitewright';
import { site } from '../../../components/model/lists/site';

/** There were no websites before. */
const FIRST_YEAR = 1990;

export default defineRule({
  category: 'Fill in the fields',
  description: 'The year in the copyright line is 1990 or later, and not in the future.',
  rationale: 'A year before there were websites, or a future year, is a typo, and it is at the bottom of every page.',
  content: (content) => {
    const year = content.list(site).copyrightYear;
    const latest = content.latestDay.slice(0, 4);
    if (Number(year) >= FIRST_YEAR && year <= latest) return [];
    return [
      content.fileOf(site).at(['copyrightYear'], {
        message:
          year > latest
            ? `The year ${year} has not begun yet.`
            : `In ${year} there were no websites, so this year is probably a typo.`,
        found: year,
        suggestion: `Write the year in which the site was first published, or this one:   copyrightYear: ${content.today.slice(0, 4)}`,
      }),
    ];
  },
});
