import { diagnosticAtField } from '../parse/locations';
import type { EntryOf } from '../schema/content';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'The last day to apply for an opening is not before the day it was posted.',
  rationale: 'Otherwise nobody could ever apply. One of the two dates is a typo.',
  checkFile: ({ file, collection, data }) => {
    if (collection !== 'opening') return [];
    // Wrong values have their own errors.
    const { posted = '', closes = posted }: Partial<EntryOf<'opening'>['data']> = Object(data);
    if (closes >= posted) return [];
    return [
      diagnosticAtField(file, ['closes'], 'value', {
        message: `The opening closes on ${closes}, before it is posted on ${posted}.`,
        found: closes,
        suggestion: 'Correct one of the two dates.',
      }),
    ];
  },
} satisfies Rule;
