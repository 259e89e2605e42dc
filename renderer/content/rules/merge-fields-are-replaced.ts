import { mergeFieldsIn, unfilled } from '../text/merge-fields';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'No text has a field of a mail program, such as %FIRSTNAME% or *|FNAME|*.',
  rationale:
    'A mail program puts the name of each recipient there. A website is the same for all visitors, who would read the field itself.',
  file: (file) =>
    file
      .texts({ pattern: /%|\||«|<</ })
      .flatMap(({ text, at }) =>
        mergeFieldsIn(text).flatMap(({ found, start, end }) => at(start, end, unfilled(found))),
      ),
});
