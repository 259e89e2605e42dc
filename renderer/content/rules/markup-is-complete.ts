import type { Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Copy } from '../checked-file/texts-in-file';
import type { Finding } from '../diagnostics/diagnostic';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { splitCellsIn } from '../text/bars-in-cells';
import { openMarksIn } from '../text/open-marks';
import { defineRule } from './define-rule';

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
    (found) => `This may be meant as a token, but is shown as written: ${found}`,
    'Write two brackets before the name and two after it:   [[clients]]',
  ],
  [
    /\([^()]+\)\[(?:\/|https?:|mailto:|tel:)[^\][]*\]|\[[^\][()]+\((?:\/|https?:|mailto:|tel:)[^()]*\)\]/,
    (found) => `This may be meant as a link, but is shown as written: ${found}`,
    'Write the words in square brackets, and the address after them in parentheses:   [our prices](/contact)',
  ],
];

export default defineRule({
  category: 'Write the text',
  description: 'What looks like a link, a token, or marked words really is: each mark is closed.',
  rationale: 'With one bracket missing or one space too many, visitors see the brackets instead of what you meant.',
  fix: 'Writes tel: and the digits alone where a link was meant to call an international number, and an apostrophe for a backtick within a word.',
  file: (file, _lists, tokens) => [
    ...file
      .texts(/\[|##/)
      .flatMap((copy) => [...brokenIn(copy), ...phoneLinksIn(copy), ...singleBracketsIn(copy, tokens.names)]),
    ...allNodes(file.tree).flatMap((node) => [...unclosedCode(node, file), ...partedPictures(node, file)]),
    ...openMarks(file),
  ],
});

/** A link to a phone number with spaces, which Markdown takes for text. */
const PHONE_LINK = /(?<!!)\[([^\][]+)\]\(\s*((?:tel:)?\s*\+?\d(?:[\d\s.–-]|\(\d+\))*)\)/gi;

function phoneLinksIn({ text, at }: Copy): Finding[] {
  return [...text.matchAll(PHONE_LINK)].flatMap(({ 0: found, 1: words = '', 2: number = '', index }) => {
    // Callers from abroad leave out a zero in parentheses.
    const digits = number.replace(/[^+\d]/g, '');
    const isInternational = /^\+\d{7,15}$/.test(digits) && !number.includes('(0)');
    const [, northAmerican] = /^1?(\d{10})$/.exec(digits) ?? [];
    const link = `[${words}](tel:${digits})`;
    return at(index, index + found.length, {
      message: `This may be meant as a link, but is shown as written: ${found}`,
      found,
      suggestion: isInternational
        ? `Write it like this:   ${link}`
        : `Write tel:, and the number with its country code and without spaces.${northAmerican ? ` In the United States or Canada:   [${words}](tel:+1${northAmerican})` : ''}`,
      replacement: isInternational ? link : undefined,
    });
  });
}

function brokenIn({ text, at }: Copy): Finding[] {
  // The brackets of a token contain its name, and a link to a phone number is another matter.
  const plain = text
    .replace(/\[\[[^\][]*\]\]/g, (token) => ' '.repeat(token.length))
    .replace(PHONE_LINK, (link) => ' '.repeat(link.length));
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

function singleBracketsIn({ text, at }: Copy, tokenNames: readonly string[]): Finding[] {
  return [...text.matchAll(/(?<!\[)\[([^\][]+)\](?![\](])/g)].flatMap(({ 0: found, 1: id = '', index }) =>
    tokenNames.includes(id)
      ? at(index, index + found.length, {
          message: `This may be meant as a token, but is shown as written: ${found}`,
          found,
          suggestion: `Write it like this:   [[${id}]]`,
        })
      : [],
  );
}

/** A picture that is a link, because there is a space after its exclamation mark. */
function partedPictures(parent: Nodes, file: CheckedFile): Finding[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((node, index) => {
    const before = parent.children[index - 1];
    if (node.type !== 'link' || before?.type !== 'text' || !/(?:^|\s)! +$/.test(before.value)) return [];
    const start = file.body.lastIndexOf('!', node.position?.start.offset);
    const found = file.body.slice(start, node.position?.end.offset);
    return file.atBody(start, start + found.length, {
      message: `This may be meant as a picture, but is shown as a link: ${found}`,
      found,
      suggestion: `Delete the space after the exclamation mark:   ${found.replace(/^! +/, '!')}`,
    });
  });
}

/** The first mark of each paragraph that is never closed. */
function openMarks(file: CheckedFile): Finding[] {
  // table-rows-match-the-header reports these.
  const rows = allNodes(file.tree).filter((node) => node.type === 'tableRow');
  const isSplit = (row: Nodes) => splitCellsIn(file.body.slice(...offsetsOf(row))).length > 0;
  const split = new Set<Nodes>(rows.filter(isSplit).flatMap(({ children }) => children));
  const blocks = file.blocks.filter(({ node }) => !split.has(node));
  // An asterisk after a word refers to a remark that begins with an asterisk.
  const fields = file.text.slice(0, file.bodyOffset);
  const sources = [fields, ...blocks.map(({ source }) => source)];
  const hasRemarks = sources.some((source) => /[^\s*\\]\*(?!\*)/.test(source));
  return blocks.flatMap(({ source, start }) => {
    const [first] = openMarksIn(source, hasRemarks);
    if (!first) return [];
    const { start: at, ...problem } = first;
    return [file.atBody(start + at, start + at + problem.found.length, problem)];
  });
}

/** A code example that is never closed: everything after it would be code. */
function unclosedCode(node: Nodes, file: CheckedFile): Finding[] {
  const from = offsetsOf(node)[0];
  const mark = node.type === 'code' ? unclosedFence(file.body.slice(...offsetsOf(node))) : null;
  if (!mark) return [];
  const [found] = mark;
  return [
    file.atBody(from + mark.index, from + mark.index + found.length, {
      message: `A code example (${found}) begins here and never ends, so everything after it is shown as code.`,
      found,
      suggestion: `Write ${found} alone on the line after the code.`,
    }),
  ];
}

/** The opening fence of a code block (CommonMark 4.5) that is not closed. */
function unclosedFence(source: string): RegExpExecArray | null {
  const opening = /^(`{3,}|~{3,})/.exec(source);
  const [, ...lines] = source.split('\n');
  const last = lines.at(-1)?.replace(/^[\s>]*/, '') ?? '';
  return opening && !(last.startsWith(opening[0]) && /^(?:`+|~+)\s*$/.test(last)) ? opening : null;
}
