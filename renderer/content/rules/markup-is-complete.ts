import type { Nodes } from 'mdast';
import { diagnosticAt, type Finding, rangeAt } from '../diagnostics/diagnostic';
import type { FileLists } from '../graph/content-graph';
import { type Copy, textsWith } from '../graph/texts-in-file';
import type { ParsedFile } from '../parse/parse';
import { allNodes } from '../parse/walk-mdast';
import { spacedBoldIn } from '../text/spaced-bold';
import type { Rule } from './rule';

type Suggestion = string | ((found: string) => string);

/** Failed links and tokens: a space or a bracket is wrong. */
const BROKEN: readonly [pattern: RegExp, message: (found: string) => string, suggestion: Suggestion][] = [
  [
    /!\[[^\][]*\] ?\([^()\n]*(?:\([^()\n]*\)?[^()\n]*)?\.(?:avif|gif|jpe?g|png|svg|webp)\s*\)/i,
    (found) => `This may be meant as a picture, but is shown as written: ${found}`,
    pictureLike,
  ],
  [
    /(?<!!)\[[^\][]+\](?:\([^()]*\)?| \((?:\/|#|https?:|mailto:|tel:|www\.)[^()]*\)?)/,
    (found) => `This may be meant as a link, but is shown as written: ${found}`,
    (found) =>
      found.endsWith(')')
        ? 'Delete the spaces between the brackets and in the address:   [our prices](/contact)'
        : 'Close the parenthesis right after the address:   [our prices](/contact)',
  ],
  [
    /\[\^[^\][]+\]/,
    (found) => `${found} refers to a note that is not below the text.`,
    'Delete it, and write what you meant in the text.',
  ],
  [
    /(?<!\w)\[[^\][]+\]\[[^\][]*\]/,
    (found) => `${found} refers to a line that does not exist.`,
    'Write the address after the words:   [our prices](/contact)',
  ],
  [
    /^#{2,6}[^\s#].*/m,
    (found) => `This may be meant as a heading, but is shown as written: ${found}`,
    'Write a space after the #:   ## Our prices',
  ],
  [
    /\[\[[^\][]*\]?(?!\])|(?<!\[)\[[^\][]*\]\]/,
    (found) => `This may be meant as a claim, but is shown as written: ${found}`,
    'Write two brackets before the name and two after it:   [[clients]]',
  ],
  [
    /\([^()]+\)\[(?:\/|https?:|mailto:|tel:)[^\][]*\]|\[[^\][()]+\((?:\/|https?:|mailto:|tel:)[^()]*\)\]/,
    (found) => `This may be meant as a link, but is shown as written: ${found}`,
    'Write the words in square brackets, and the address after them in parentheses:   [our prices](/contact)',
  ],
];

export default {
  category: 'Write the text',
  description: 'What looks like a link or a claim really is one.',
  rationale: 'With one bracket missing or one space too many, visitors see the brackets instead of what you meant.',
  checkFile: (valid, { claims }) => [
    ...textsWith(valid, /\[|##/).flatMap((copy) => [...brokenIn(copy), ...singleBracketsIn(copy, claims)]),
    ...allNodes(valid.file.tree).flatMap((node) => [
      ...unclosed(node, valid.file),
      ...partedPictures(node, valid.file),
    ]),
  ],
} satisfies Rule;

function brokenIn({ text, at }: Copy): Finding[] {
  // The brackets of a token contain its name.
  const plain = text.replace(/\[\[[^\][]*\]\]/g, (token) => ' '.repeat(token.length));
  return BROKEN.flatMap(([pattern, message, suggestion]) => {
    const match = pattern.exec(plain);
    // Escaped in a body; fields-are-plain-text reports it in a field.
    if (!match || /^\[[^\][]+\]\([^()\s]*\)$/.test(match[0])) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const found = text.slice(start, end);
    const what = typeof suggestion === 'string' ? suggestion : suggestion(found);
    return at(start, end, { message: message(found), found, suggestion: what });
  });
}

/** A picture with a name that Markdown can read. */
function pictureLike(found: string): string {
  const [, alt = '', name = ''] = /^!\[([^\]]*)\] ?\(\s*(.*?)\s*\)?$/s.exec(found) ?? [];
  const plain = name.replace(/[\s()[\]]+/g, '-').replace(/^-|-(?=\.\w+$)|-$/g, '');
  const picture = `![${alt || 'What it shows'}](${plain || '/media/picture.webp'})`;
  const isRenamed = plain !== name && plain !== '';
  return isRenamed
    ? `A name can't have spaces or brackets here. Rename the file to ${plain.replace(/^\//, '')}, and write   ${picture}`
    : `Write it like this, without a space between the brackets:   ${picture}`;
}

function singleBracketsIn({ text, at }: Copy, claims: FileLists['claims']): Finding[] {
  return [...text.matchAll(/(?<!\[)\[([^\][]+)\](?![\](])/g)].flatMap(({ 0: found, 1: id = '', index }) =>
    Object.hasOwn(claims, id)
      ? at(index, index + found.length, {
          message: `This may be meant as a claim, but is shown as written: ${found}`,
          found,
          suggestion: `Write it like this:   [[${id}]]`,
        })
      : [],
  );
}

/** A picture that is a link, because there is a space after its exclamation mark. */
function partedPictures(parent: Nodes, file: ParsedFile): Finding[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((node, index) => {
    const before = parent.children[index - 1];
    if (node.type !== 'link' || before?.type !== 'text' || !/(?:^|\s)! +$/.test(before.value)) return [];
    const start = file.body.lastIndexOf('!', node.position?.start.offset);
    const found = file.body.slice(start, node.position?.end.offset);
    return diagnosticAt(file, rangeAt(file.body, start, start + found.length), {
      message: `This may be meant as a picture, but is shown as a link: ${found}`,
      found,
      suggestion: `Delete the space after the exclamation mark:   ${found.replace(/^! +/, '!')}`,
    });
  });
}

/** A mark that is never closed: everything after it would be code, or nothing would be bold. */
function unclosed(node: Nodes, file: ParsedFile): Finding[] {
  const from = node.position?.start.offset ?? 0;
  const source = file.body.slice(from, node.position?.end.offset);
  const mark =
    node.type === 'code'
      ? unclosedFence(source)
      : node.type === 'text'
        ? STARS.exec(withoutSpacedBold(source))
        : undefined;
  if (!mark) return [];
  const [found] = mark;
  const start = from + mark.index;
  return [
    diagnosticAt(file, rangeAt(file.body, start, start + found.length), {
      message:
        node.type === 'code'
          ? `A code example (${found}) begins here and never ends, so everything after it is shown as code.`
          : `Bold text (${found}) begins here and never ends, so visitors would see the asterisks.`,
      found,
      suggestion:
        node.type === 'code'
          ? `Write ${found} alone on the line after the code.`
          : 'Write **bold words** with two asterisks before and after the words, and no space inside.',
    }),
  ];
}

/** The text with blanks in place of what asterisks-touch-their-words reports. */
function withoutSpacedBold(source: string): string {
  let rest = source;
  for (const { start, end } of spacedBoldIn(source))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}

/** Two unescaped asterisks before a word, but not in a sum. */
const STARS = /(?<![\\\w*])\*\*(?=\w)/;

/** The opening fence of a code block (CommonMark 4.5) that is not closed. */
function unclosedFence(source: string): RegExpExecArray | null {
  const opening = /^(`{3,}|~{3,})/.exec(source);
  const [, ...lines] = source.split('\n');
  const last = lines.at(-1)?.replace(/^[\s>]*/, '') ?? '';
  return opening && !(last.startsWith(opening[0]) && /^(?:`+|~+)\s*$/.test(last)) ? opening : null;
}
