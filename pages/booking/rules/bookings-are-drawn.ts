import { defineRule, isSection } from 'sitewright';
import { bookedScreens } from '../../../components/model/fields/booking';
import { hero } from '../../../components/sections/hero/schema';
import { services } from '../../../components/sections/services/schema';
import { page } from '../../page/schema';

export default defineRule({
  category: 'Fill in the fields',
  description:
    'A page has one booking at most. Each of its screens is that of a service, and the hero above it has no drawing of its own.',
  rationale:
    'The services draw the screens of the owner, and the hero those of the customer. What none of them draws is on no page.',
  content: (content) =>
    content.pages(page).flatMap(({ file, data: { sections } }) => {
      const [first, ...others] = sections.flatMap((section, at) =>
        isSection(section, services) && section.booking
          ? [{ section, path: ['sections', at, 'booking'] as const }]
          : [],
      );
      if (!first) return [];
      const shown = first.section.items.map(({ scene }) => (scene.type === 'booking' ? scene.screen : undefined));
      const missing = bookedScreens.filter((screen) => !shown.includes(screen));
      return [
        ...missing.map((screen) =>
          file.at([...first.path, screen], {
            message: `No service of this section shows the screen ${screen}, so it is on no page.`,
            suggestion: `Give one of the services the scene:   { type: booking, screen: ${screen} }`,
          }),
        ),
        ...others.map(({ path }) =>
          file.at(path, {
            message: 'The hero shows the booking of an earlier section, so this one is not shown to customers.',
            suggestion: 'Delete this booking, or move the section to a page of its own.',
          }),
        ),
        ...sections.flatMap((section, at) =>
          isSection(section, hero) && section.look !== 'ticket' && section.scene
            ? file.at(['sections', at, 'scene'], {
                message: 'The hero shows the booking of this page, so its own drawing is on no page.',
                suggestion: 'Delete this scene, or the booking.',
              })
            : [],
        ),
      ];
    }),
});
