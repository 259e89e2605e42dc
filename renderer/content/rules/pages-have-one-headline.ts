import { filesWithEntries } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'A page of sections has one section of type hero.',
  rationale:
    'The title of the hero is the headline of the page. Without one, search engines and screen readers do not know what the page is about; with two, they do not know which it is.',
  check: (linked) =>
    filesWithEntries(linked, 'page').flatMap(({ file, entry }) => {
      const [first, second] = entry.data.sections.flatMap(({ type }, index) => (type === 'hero' ? [index] : []));
      if (second !== undefined) {
        return diagnosticAtField(file, ['sections', second, 'type'], 'value', {
          message: 'This is the second hero of the page, so the page has two headlines.',
          suggestion: 'Make it a statement:   type: statement',
        });
      }
      if (first !== undefined) return [];
      return diagnosticAtField(file, ['sections'], 'key', {
        message: 'The page has no hero, so it has no headline.',
        suggestion: 'Begin the sections with one:   - type: hero',
      });
    }),
} satisfies Rule;
