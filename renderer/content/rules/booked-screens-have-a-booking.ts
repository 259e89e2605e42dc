import { filesWithEntries } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'A service that shows a screen of the booking is in a section with a booking.',
  rationale: 'Without it there is nothing to draw, and the row of the service stays empty.',
  check: (linked) =>
    filesWithEntries(linked, 'page').flatMap(({ file, entry }) =>
      entry.data.sections.flatMap((section, at) => {
        if (section.type !== 'services' || section.booking) return [];
        return section.items.flatMap(({ scene }, index) =>
          scene.type !== 'booking'
            ? []
            : diagnosticAtField(file, ['sections', at, 'items', index, 'scene'], 'value', {
                message: 'This section has no booking whose screen it could show.',
                suggestion: 'Give the section a booking, or this service a scene of its own.',
              }),
        );
      }),
    ),
} satisfies Rule;
