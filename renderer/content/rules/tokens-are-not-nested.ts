import { tokensOf } from '../schema/tokens';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Fill in the fields',
  description: 'A text of a data file does not name a text of a data file that has a token itself.',
  rationale:
    'Other pages use these texts too. A token inside a token would not be filled in there, and visitors would see the brackets.',
  file: (file, _lists, tokens) => {
    // Tokens stand for the texts of data files.
    if (file.list === undefined) return [];
    return file.fields.flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      return tokensOf(value).flatMap(({ id, start, end }) => {
        const meant = tokens.textOf(id);
        if (meant === undefined || tokensOf(meant).length === 0) return [];
        return file.atPart(
          { path, text: value, start, end },
          {
            message: `[[${id}]] stands for a text that has double brackets itself ("${meant}").`,
            found: `[[${id}]]`,
            suggestion: 'Write here what it says, or write the other text without double brackets.',
          },
        );
      });
    });
  },
});
