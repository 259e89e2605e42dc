import { defineRule, isSection } from 'sitewright';
import { quotes } from '../../../components/sections/quotes/schema';
import { page } from '../schema';

export default defineRule({
  category: 'Fill in the fields',
  description: 'Customers who are quoted have given their permission by today.',
  rationale:
    'Words and faces belong to those who are shown. A day that is still to come is a permission that nobody has.',
  content: (content) => {
    const { latestDay } = content;
    return content.pages(page).flatMap(({ file, data }) =>
      data.sections.flatMap((section, index) => {
        const items = isSection(section, quotes) ? section.items : [];
        return items.flatMap(({ permission }, item) => {
          if (permission <= latestDay) return [];
          return file.at(['sections', index, 'items', item, 'permission'], {
            message: `This permission was given on ${permission}, which is in the future.`,
            found: permission,
            suggestion: 'Write the day on which it was given. Without one, ask, and leave the entry out until then.',
          });
        });
      }),
    );
  },
});
