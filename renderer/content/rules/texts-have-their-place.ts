import { rangeAt } from '../diagnostics/diagnostic';
import { atField, inFile } from '../steps/places';
import { filesOf } from './files-of';
import type { Rule } from './rule';

const CODE = 'texts-have-their-place';

export const textsHaveTheirPlace: Rule = {
  task: 'Write the text',
  demand: 'A page of sections that has a text below the front matter has one section of type prose, which shows it.',
  why: 'The sections are all that such a page shows. A text without a place would be written for nobody.',
  check: ({ content, files }) =>
    filesOf(files, 'page').flatMap(({ file, address }) => {
      const entry = address === undefined ? undefined : content.entries.get(address);
      if (entry?.kind !== 'page' || entry.file !== file.path) return [];
      const places = entry.data.sections.flatMap(({ type }, index) => (type === 'prose' ? [index] : []));
      const [first, second] = places;
      const start = file.body.search(/\S/);
      if (start >= 0 && first === undefined) {
        const end = file.body.indexOf('\n', start);
        return inFile(file, rangeAt(file.body, start, end < 0 ? file.body.length : end), {
          code: CODE,
          message: 'This text is shown nowhere: the page has no section of type prose.',
          suggestion: 'Add to its sections, where the text belongs:   - type: prose',
        });
      }
      const surplus = start < 0 ? first : second;
      if (surplus === undefined) return [];
      return atField(file, ['sections', surplus, 'type'], 'value', {
        code: CODE,
        message:
          start < 0
            ? 'This section shows the text below the front matter, but there is none.'
            : 'The text is shown here for the second time.',
        suggestion:
          start < 0 ? 'Write a text below the second line of hyphens, or delete the section.' : 'Delete the section.',
      });
    }),
};
