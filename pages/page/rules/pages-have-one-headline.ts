import { defineRule, isSection } from 'sitewright';
import { hero } from '../../../components/sections/hero/schema';
import { page } from '../schema';

export default defineRule({
  category: 'Fill in the fields',
  description: 'A page of sections has one section of type hero.',
  rationale:
    'The title of the hero is the headline of the page. Without one, search engines and screen readers do not know what the page is about; with two, they do not know which it is.',
  content: (content) =>
    content.pages(page).flatMap(({ file, data }) => {
      const [first, second] = data.sections.flatMap((section, index) => (isSection(section, hero) ? [index] : []));
      if (second !== undefined) {
        return file.at(['sections', second, 'type'], {
          message: 'This is the second hero of the page, so the page has two headlines.',
          suggestion: 'Make it a statement:   type: statement',
        });
      }
      if (first !== undefined) return [];
      return file.atKey(['sections'], {
        message: 'The page has no hero, so it has no headline.',
        suggestion: 'Begin the sections with one:   - type: hero',
      });
    }),
});
