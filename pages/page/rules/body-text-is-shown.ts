import { type CheckedFile, defineRule, type Finding, isSection } from 'sitewright';
import { prose } from '../../../components/sections/prose/schema';
import { article } from '../../article/schema';
import { author } from '../../author/schema';
import { legal } from '../../legal/schema';
import { release } from '../../release/schema';
import { page } from '../schema';

/** Kinds of pages that always show their text. */
const TEXTS = [article, release, legal];

/** The first line of a text. */
const FIRST_LINE = /\S[^\n]*/;

export default defineRule({
  category: 'Write the text',
  description:
    'An article, a release and a legal text each have text below their front matter. A page of sections that has such text shows it in exactly one section of type prose, and the file of an author has none.',
  rationale:
    'Without its text, an article is an empty page. A page of sections shows only its sections, so nobody would see a text that has no place among them.',
  file: (file) => {
    if (!file.isBodyKnown) return [];
    const text = FIRST_LINE.exec(file.body);
    if (file.isOf(author) && text && file.hasText) return [textOfAuthor(file, text)];
    const isText = TEXTS.some((kind) => file.isOf(kind));
    return isText && !file.hasText && !file.isDraft ? [emptyText(file)] : [];
  },
  content: (content) =>
    content.pages(page).flatMap(({ file, data }) => {
      const [first, second] = data.sections.flatMap((section, index) => (isSection(section, prose) ? [index] : []));
      const text = FIRST_LINE.exec(file.body);
      if (text && first === undefined) {
        return file.atBody(text.index, text.index + text[0].length, {
          message: 'This text is not shown anywhere: the page has no section of type prose.',
          suggestion: 'Add to its sections, where the text belongs:   - type: prose',
        });
      }
      const surplus = text ? second : first;
      if (surplus === undefined) return [];
      return file.at(['sections', surplus, 'type'], {
        message: text
          ? 'This section shows the text a second time.'
          : 'This section shows the text below the front matter, but there is none.',
        suggestion: text
          ? 'Delete the section.'
          : 'Write a text below the second line of hyphens, or delete the section.',
      });
    }),
});

function textOfAuthor(file: CheckedFile, { index, 0: found }: RegExpExecArray): Finding {
  return file.atBody(index, index + found.length, {
    message: 'This text is not shown anywhere: the page of an author shows only the fields, and the articles.',
    suggestion: 'Delete it, or write one sentence of it as the role.',
  });
}

function emptyText(file: CheckedFile): Finding {
  const end = file.text.trimEnd().length;
  return file.atText(end, end, {
    message: 'There is no text below the front matter, so the page would be empty.',
    suggestion: 'Write the text below the second line of hyphens, or add "draft: true" until it is written.',
  });
}
