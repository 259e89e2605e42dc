import type { Root } from 'mdast';
import { diagnosticAt, type Finding, rangeAt } from '../diagnostics/diagnostic';
import { isDraft } from '../graph/drafts';
import { filesWithEntries } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import type { CollectionName } from '../schema/collections';
import type { Rule } from './rule';

/** Collections whose pages consist of their text. */
const TEXTS: ReadonlySet<string | undefined> = new Set<CollectionName>(['article', 'release', 'legal']);

export default {
  category: 'Write the text',
  description:
    'An article, a release and a legal text each have text below their front matter. A page of sections that has such text shows it in exactly one section of type prose.',
  rationale:
    'Without its text, an article is an empty page. A page of sections shows only its sections, so nobody would see a text that has no place among them.',
  checkFile: (valid) => {
    const { file, collection } = valid;
    const isChecked = TEXTS.has(collection) && file.isBodyKnown && !isDraft(valid);
    return isChecked && isEmpty(file.tree) ? [emptyText(file)] : [];
  },
  check: (linked) =>
    filesWithEntries(linked, 'page').flatMap(({ file, entry }) => {
      const [first, second] = entry.data.sections.flatMap(({ type }, index) => (type === 'prose' ? [index] : []));
      const text = /\S[^\n]*/.exec(file.body);
      if (text && first === undefined) {
        return diagnosticAt(file, rangeAt(file.body, text.index, text.index + text[0].length), {
          message: 'This text is not shown anywhere: the page has no section of type prose.',
          suggestion: 'Add to its sections, where the text belongs:   - type: prose',
        });
      }
      const surplus = text ? second : first;
      if (surplus === undefined) return [];
      return diagnosticAtField(file, ['sections', surplus, 'type'], 'value', {
        message: text
          ? 'This section shows the text a second time.'
          : 'This section shows the text below the front matter, but there is none.',
        suggestion: text
          ? 'Delete the section.'
          : 'Write a text below the second line of hyphens, or delete the section.',
      });
    }),
} satisfies Rule;

/** Whether a body has only comments. */
function isEmpty({ children }: Root): boolean {
  return children.every(({ type }) => type === 'mdxFlowExpression');
}

function emptyText(file: ParsedFile): Finding {
  const end = file.text.trimEnd().length;
  return diagnosticAt(file, rangeAt(file.text, end, end), {
    message: 'There is no text below the front matter, so the page would be empty.',
    suggestion: 'Write the text below the second line of hyphens, or add "draft: true" until it is written.',
  });
}
