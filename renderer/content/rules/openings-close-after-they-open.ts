import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export const openingsCloseAfterTheyOpen: Rule = {
  category: 'Fill in the fields',
  description: 'The last day to apply for an opening is after the day it was posted.',
  rationale: 'Otherwise nobody could ever apply. One of the two dates is a typo.',
  checkFile: ({ file, collection, data }) => {
    if (collection !== 'opening') return [];
    const posted: unknown = Reflect.get(Object(data), 'posted');
    const closes: unknown = Reflect.get(Object(data), 'closes');
    if (typeof posted !== 'string' || typeof closes !== 'string' || closes >= posted) return [];
    return [
      diagnosticAtField(file, ['closes'], 'value', {
        code: 'openings-close-after-they-open',
        message: `The opening closes on ${closes}, before it is posted on ${posted}.`,
        found: closes,
        suggestion: 'Correct one of the two dates.',
      }),
    ];
  },
};
