import { valueAt } from '../../platform/records';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Be found in search',
  description: 'The title, the headline and the name of a page each have at least one letter.',
  rationale: 'In search results, a number alone does not say what the page is about.',
  file: (file, _lists, tokens) => {
    if (file.address === undefined) return [];
    const named = ['title', 'name'].map((field) => ({ path: [field], text: valueAt(file.data, [field]) }));
    return [...named, file.headline ?? []].flat().flatMap(({ path, text }) => {
      if (typeof text !== 'string') return [];
      const shown = tokens.fill(text);
      if (/\p{L}/u.test(shown)) return [];
      return file.at(path, {
        message: `A ${path.at(-1)} says in words what the page is about, but this one has no letter: ${shown}`,
        found: text,
        suggestion: 'Write words, such as:   What changed for shops in 2024',
      });
    });
  },
});
