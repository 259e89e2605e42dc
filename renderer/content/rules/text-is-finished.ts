import { severityOfPlaceholder } from '../graph/drafts';
import { textsIn } from '../graph/texts-in-file';
import { placeholdersIn } from '../text/unfinished-text';
import type { Rule } from './rule';

export default {
  category: 'Write the text',
  description: 'No text is a placeholder that still has to be replaced.',
  rationale:
    'TODO, lorem ipsum and the like are notes to yourself. Visitors should not read them. In a file with draft: true they are warnings, because nobody sees it yet: they become errors once that line is deleted. TODO counts only in capitals, because it is a word in Spanish.',
  checkFile: (valid) =>
    textsIn(valid).flatMap(({ text, at }) => {
      const [placeholder] = placeholdersIn(text);
      if (!placeholder) return [];
      const { found, start, end } = placeholder;
      return at(start, end, {
        severity: severityOfPlaceholder(valid),
        message: `"${found}" looks like a placeholder.`,
        found,
        suggestion: 'Write the real text.',
      });
    }),
} satisfies Rule;
