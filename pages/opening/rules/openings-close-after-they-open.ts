import { defineRule } from 'sitewright';
import { opening } from '../schema';

export default defineRule({
  category: 'Fill in the fields',
  description: 'The last day to apply for an opening is not before the day it was posted.',
  rationale: 'Otherwise nobody could ever apply. One of the two dates is a typo.',
  of: opening,
  file: (file) => {
    const { posted, closes } = file.data;
    if (posted === undefined || closes === undefined || closes >= posted) return [];
    return [
      file.at(['closes'], {
        message: `The opening closes on ${closes}, before it is posted on ${posted}.`,
        found: closes,
        suggestion: 'Correct one of the two dates.',
      }),
    ];
  },
});
