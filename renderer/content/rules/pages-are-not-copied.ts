import { copiesIn } from '../graph/copies';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Be found in search',
  description: 'No page is a copy of another one.',
  rationale:
    'Programs that store files copy one by a slip, and a copy is a good beginning of a new page. Until it says something of its own, visitors and search engines find everything twice.',
  content: async (content) =>
    [...(await copiesIn(content))].map(([file, original]) =>
      file.at([], {
        message: `This is a copy of ${original.label}: most of its texts are there.`,
        found: file.label,
        suggestion:
          'Delete it. If it is to be a page of its own, name the file after what the page says, and write its title, description, and texts again.',
      }),
    ),
});
