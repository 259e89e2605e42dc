import { defineRule, isSection } from 'sitewright';
import { services } from '../../../components/sections/services/schema';
import { page } from '../../page/schema';

export default defineRule({
  category: 'Fill in the fields',
  description: 'A service that shows a screen of the booking is in a section with a booking.',
  rationale: 'Without it there is nothing to draw, and the row of the service stays empty.',
  content: (content) =>
    content.pages(page).flatMap(({ file, data }) =>
      data.sections.flatMap((section, at) => {
        if (!isSection(section, services) || section.booking) return [];
        return section.items.flatMap(({ scene }, index) =>
          scene.type !== 'booking'
            ? []
            : file.at(['sections', at, 'items', index, 'scene'], {
                message: 'This section has no booking whose screen it could show.',
                suggestion: 'Give the section a booking, or this service a scene of its own.',
              }),
        );
      }),
    ),
});
