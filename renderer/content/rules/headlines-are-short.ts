import { characterCount } from '../text/character-count';
import { isPlaceholder } from '../text/unfinished-text';
import { defineRule } from './define-rule';

/** The length that is read at a glance; the first line of most ads is as long. */
const MAX_CHARACTERS = 60;

export default defineRule({
  category: 'Be found in search',
  description: 'The headline of a page has at most 60 characters.',
  rationale:
    'A visitor decides in a glance whether this is the right page. A headline that names what is sold and one result fits into 60 characters; everything else belongs below it.',
  file: (file, _lists, tokens) => {
    const { headline } = file;
    const length = headline ? characterCount(tokens.fill(headline.text)) : 0;
    if (!headline || length <= MAX_CHARACTERS || isPlaceholder(headline.text)) return [];
    return [
      file.at(headline.path, {
        message: `The headline has ${length} characters; at most ${MAX_CHARACTERS} are read at a glance.`,
        suggestion: `Cut ${length - MAX_CHARACTERS}: name what is sold and one result.`,
      }),
    ];
  },
});
