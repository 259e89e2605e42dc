import { slotsOf } from '../schema/fields/text';
import { descriptionOf } from '../schema/walk-fields';
import { didYouMean } from '../text/did-you-mean';
import { asPlaceholder, PLACEHOLDER } from '../text/placeholders';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Fill in the fields',
  description: 'A text has every placeholder that the site fills in there, such as {number}, and no other.',
  rationale:
    'The site puts a number or a name in its place. Without it, all pages of a list have one title, and a message does not say which field it means. A placeholder with another name is left as it is, and visitors see the braces.',
  file: (file) => {
    const all = file.fields;
    const filled = all.filter(({ schema: field }) => slotsOf(field).length > 0);
    // Braces have another purpose in pages, and in files in which the site fills in nothing.
    const fields = file.list === undefined || filled.length === 0 ? filled : all;
    return fields.flatMap(({ path, value, schema: field }) => {
      if (typeof value !== 'string') return [];
      const wanted = slotsOf(field);
      const used = [...value.matchAll(PLACEHOLDER)];
      const unknown = used.filter(({ 1: name = '' }) => !wanted.includes(name));
      // A placeholder with another name may be the missing placeholder.
      if (unknown.length > 0) {
        return unknown.flatMap(({ 0: found, index }) =>
          file.atPart(
            { path, text: value, start: index, end: index + found.length },
            {
              message: `${found} is not filled in here, so visitors would see it.`,
              found,
              suggestion: wanted.length > 0 ? didYouMean(found, wanted.map(asPlaceholder)) : 'Write it without braces.',
            },
          ),
        );
      }
      const missing = wanted.filter((name) => !used.some(({ 1: known }) => known === name)).map(asPlaceholder);
      if (missing.length === 0) return [];
      return file.at(path, {
        message: `This text has no ${missing.join(' and no ')}.`,
        expected: descriptionOf(field),
        found: value,
        suggestion: `Write ${missing.join(' and ')} into it, with the braces.`,
      });
    });
  },
});
