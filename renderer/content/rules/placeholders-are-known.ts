import { atFieldPart } from '../graph/texts-in-file';
import { descriptionOf, fieldsOf } from '../schema/walk-fields';
import { didYouMean } from '../text/did-you-mean';
import { asPlaceholder, PLACEHOLDER, placeholderNames } from '../text/placeholder-names';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'A placeholder in words.yaml, such as {number}, is one that the site fills in.',
  rationale:
    'The site puts a number or a name in its place. A placeholder with another name is left as it is, and visitors see the braces.',
  checkFile: ({ file, list, schema, data }) => {
    if (list !== 'words') return [];
    return fieldsOf(schema, data).flatMap(({ path, value, schema: fieldSchema }) => {
      if (typeof value !== 'string') return [];
      const known = placeholderNames(descriptionOf(fieldSchema) ?? '');
      return [...value.matchAll(PLACEHOLDER)].flatMap(({ 0: found, 1: name = '', index }) =>
        known.includes(name)
          ? []
          : atFieldPart(file, path, value, index, index + found.length, {
              message: `${found} is not filled in here, so visitors would see it.`,
              found,
              suggestion: known.length > 0 ? didYouMean(found, known.map(asPlaceholder)) : 'Write it without braces.',
            }),
      );
    });
  },
} satisfies Rule;
