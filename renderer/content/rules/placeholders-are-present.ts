import { diagnosticAtField } from '../parse/locations';
import { descriptionOf, fieldsOf } from '../schema/walk-fields';
import { asPlaceholder, placeholderNames } from '../text/placeholder-names';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'A text of words.yaml has every placeholder that the site fills in there, such as {number}.',
  rationale:
    'The site puts a number or a name in its place. Without it, all pages of a list have one title, and a message does not say which field it means.',
  checkFile: ({ file, list, schema, data }) => {
    if (list !== 'words') return [];
    return fieldsOf(schema, data).flatMap(({ path, value, schema: field }) => {
      if (typeof value !== 'string') return [];
      const sentence = descriptionOf(field);
      const wanted = placeholderNames(sentence ?? '');
      const found = placeholderNames(value);
      // placeholders-are-known reports one with another name.
      if (found.some((name) => !wanted.includes(name))) return [];
      const missing = wanted.filter((name) => !found.includes(name)).map(asPlaceholder);
      if (missing.length === 0) return [];
      return diagnosticAtField(file, path, 'value', {
        message: `This text has no ${missing.join(' and no ')}.`,
        expected: sentence,
        found: value,
        suggestion: `Write ${missing.join(' and ')} into it, with the braces.`,
      });
    });
  },
} satisfies Rule;
