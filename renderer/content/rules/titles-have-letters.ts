import { valueAt } from '../../platform/records';
import { diagnosticAtField } from '../parse/locations';
import { fillTokens } from '../schema/tokens';
import type { Rule } from './rule';

export const titlesHaveLetters: Rule = {
  category: 'Be found in search',
  description: 'The title, the headline and the name of a page each have at least one letter.',
  rationale: 'In search results, a number alone does not say what the page is about.',
  checkFile: ({ file, data, address }, lists) => {
    if (address === undefined) return [];
    return titlesOf(data).flatMap(({ path, text }) => {
      const shown = fillTokens(text, lists);
      if (/\p{L}/u.test(shown)) return [];
      return diagnosticAtField(file, path, 'value', {
        code: 'titles-have-letters',
        message: `A ${path.at(-1)} says in words what the page is about, but this one has no letter: ${shown}`,
        found: text,
        suggestion: 'Write words, such as:   What changed for shops in 2024',
      });
    });
  },
};

/** The fields that name a page, and the headline in its hero. */
function titlesOf(data: unknown): { path: (string | number)[]; text: string }[] {
  const sections = valueAt(data, ['sections']);
  const heroes = Array.isArray(sections)
    ? sections.flatMap((section, index) =>
        valueAt(section, ['type']) === 'hero' ? [['sections', index, 'title']] : [],
      )
    : [];
  return [['title'], ['heading'], ['name'], ...heroes].flatMap((path) => {
    const text = valueAt(data, path);
    return typeof text === 'string' ? [{ path, text }] : [];
  });
}
