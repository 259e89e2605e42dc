import { defineRule } from 'sitewright';
import { legal } from '../schema';

export default defineRule({
  category: 'Write the text',
  description: 'The last update of a legal text is not in the future.',
  rationale:
    'The text applies from the moment it is on the site. A later date would say that it does not apply yet. An article can be scheduled; a legal text stays a draft until its date.',
  content: (content) => {
    const { today, latestDay } = content;
    return content.pages(legal).flatMap(({ file, state, data: { updated } }) => {
      if (state !== 'published' || updated <= latestDay) return [];
      return file.at(['updated'], {
        message: `This legal text says it was last updated on ${updated}, which is in the future.`,
        found: updated,
        suggestion: `Write the day of the change:   updated: ${today}\nOr, if it is for later, keep it off the public site until then:   draft: true`,
      });
    });
  },
});
