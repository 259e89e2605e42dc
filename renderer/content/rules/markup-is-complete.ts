import type { Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import type { TextBlock } from '../checked-file/text-block';
import type { Finding } from '../diagnostics/diagnostic';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { splitCellsIn } from '../text/bars-in-cells';
import { closest } from '../text/did-you-mean';
import { misplacedLinksIn } from '../text/misplaced-links';
import { leftMark, openMarksIn } from '../text/open-marks';
import { withoutPlaces } from '../text/spaced-bold';
import { defineRule } from './define-rule';

type Suggestion = string | ((found: string, tokenNames: readonly string[]) => string);

/** What to type for a link with spaces around its address; those inside an address are not known to be wrong. */
function withoutSpaces(found: string): string {
  const link = found.replace(/\]\(\s+/, '](').replace(/\s+\)$/, ')');
  return link !== found && /\(\S+\)$/.test(link)
    ? `Write it like this:   ${link}`
    : 'Delete the spaces in the address, as in   [our prices](/contact)';
}

/** Failed links and tokens: a space or a bracket is wrong. */
const BROKEN: readonly [pattern: RegExp, message: (found: string) => string, suggestion: Suggestion][] = [
  [
    /!\[[^\][]*\] ?\([^()\n]*(?:\([^()\n]*\)?[^()\n]*)?\.(?:avif|gif|jpe?g|png|svg|webp)\s*\)/i,
    (found) => `This may be meant as a picture, but is shown as written: ${found}`,
    pictureLike,
  ],
  [
    /(?<!!)\[[^\][]+\]\([^()]*\)?/,
    (found) => `This may be meant as a link, but is shown as written: ${found}`,
    (found) =>
      found.endsWith(')')
        ? withoutSpaces(found)
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
    /^\[[^\][\n]+\]:[ \t]*$/m,
    (found) => `This may be meant as the address of a link, but is shown as written: ${found}`,
    (found) => `Write the address after the colon:   ${found.trim()} /contact`,
  ],
  [
    // A hashtag is one word.
    /^(?:#{2,}[^\s#]|#{7,}\s|#\p{Lu}\p{Ll}* \p{Ll}+(?=[^#.!?…\n]*$)).*/mu,
    (found) => `This may be meant as a heading, but is shown as written: ${found}`,
    (found) =>
      `Write two to six # and a space:   ${found.replace(/^(#*)\s*/, (_signs, { length }) => `${'#'.repeat(Math.min(Math.max(length, 2), 6))} `)}`,
  ],
  [
    /^={2,}[ \t]*$/m,
    (found) => `This may be meant as the line below a heading, but is shown as written: ${found}`,
    'Delete it, and write two # and a space before the heading:   ## Our prices',
  ],
  [
    /\[\[[^\][]*\]?(?!\])|(?<!\[)\[[^\][]*\]\]/,
    (found) => `This may be meant as a token, but is shown as written: ${found}`,
    wholeToken,
  ],
  [
    /(?<!\[[^\][]*)\]\((?:\/|#|https?:|mailto:|tel:|www\.)[^()\n]*\)?/,
    (found) => `This may be the end of a link, but is shown as written: ${found}`,
    'Write a square bracket before the words as well:   [our prices](/contact)',
  ],
  [
    /(?<![\p{L}\p{N}!])!\[[^\][\n]*(?:\](?! ?[[(])|$)/mu,
    (found) => `This may be meant as a picture, but is shown as written: ${found}`,
    'Write the address of the picture after the brackets:   ![What it shows](/media/picture.webp)',
  ],
  [
    /\[[^\][()]+\((?:\/|https?:|mailto:|tel:)[^()]*\)\]/,
    (found) => `This may be meant as a link, but is shown as written: ${found}`,
    'Write the words in square brackets, and the address after them in parentheses:   [our prices](/contact)',
  ],
];

export default defineRule({
  category: 'Write the text',
  description:
    'What looks like a link, a token, or marked words really is: each mark is closed, and none cuts a word or a number.',
  rationale: 'With one bracket missing or one space too many, visitors see the brackets instead of what you meant.',
  fix: 'Writes tel: and the digits alone where a link was meant to call an international number, an apostrophe for a backtick within a word, and backslashes before the asterisks of a sum.',
  file: (file, _lists, tokens) => [
    ...withoutSplitRows(
      file.texts({ pattern: /[[\]]|#|^==/m }).flatMap((copy) => brokenIn(copy, tokens.names)),
      file,
    ),
    ...file
      .texts({ pattern: /[[\]]/ })
      .flatMap((copy) => [
        ...phoneLinksIn(copy),
        ...misplacedBracketsIn(copy),
        ...singleBracketsIn(copy, tokens.names),
      ]),
    ...allNodes(file.tree).flatMap((node) => [
      ...unclosedCode(node, file),
      ...partedPictures(node, file),
      ...cutWords(node, file),
    ]),
    ...openMarks(file),
    ...lastBackslashes(file),
  ],
});

/** A link to a phone number with spaces, which Markdown takes for text. */
const PHONE_LINK = /(?<!!)\[([^\][]+)\]\(\s*((?:tel:)?\s*\+?\d(?:[\d\s.–-]|\(\d+\))*)\)/gi;

function phoneLinksIn({ text, at }: TextBlock): Finding[] {
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

/** Links whose brackets are swapped or apart, or whose address is before the words. */
function misplacedBracketsIn({ text, at }: TextBlock): Finding[] {
  return misplacedLinksIn(text).map(({ start, end, link }) => {
    const found = text.slice(start, end);
    const finding = at(start, end, {
      message: `This may be meant as a link, but is shown as written: ${found}`,
      found,
      suggestion: `Write it like this:   ${link}`,
    });
    const isInField = finding.field !== undefined;
    return isInField
      ? { ...finding, suggestion: 'Write plain words: only the text below the fields has links.' }
      : finding;
  });
}

function brokenIn({ text, at }: TextBlock, tokenNames: readonly string[]): Finding[] {
  // The brackets of a token contain its name, and links to phone numbers and with misplaced brackets are other matters.
  const plain = withoutPlaces(
    text
      .replace(/\[\[[^\][]*\]\]/g, (token) => ' '.repeat(token.length))
      .replace(PHONE_LINK, (link) => ' '.repeat(link.length)),
    misplacedLinksIn(text),
  );
  return BROKEN.flatMap(([pattern, message, suggestion]) => {
    const match = pattern.exec(plain);
    // Escaped in a body; fields-are-plain-text reports it in a field.
    if (!match || /^\[[^\][]+\]\([^()\s]*\)$/.test(match[0])) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const found = text.slice(start, end);
    const what = typeof suggestion === 'string' ? suggestion : suggestion(found, tokenNames);
    return at(start, end, { message: message(found), found, suggestion: what });
  });
}

/** table-rows-match-the-header reports a link that a bar parts. */
function withoutSplitRows(found: readonly Finding[], file: CheckedFile): Finding[] {
  // Each line once: a row may have thousands of links.
  const lines = new Set(found.map(({ line }) => line));
  const split = new Set(
    [...lines].filter((number) => {
      const line = file.line(number) ?? '';
      return line.startsWith('|') && splitCellsIn(line).length > 0;
    }),
  );
  return found.filter(({ line }) => !split.has(line));
}

/** A token with all four brackets, and the name that was meant. */
function wholeToken(found: string, names: readonly string[]): string {
  const [name = ''] = /[\w.-]+/.exec(found) ?? [];
  const meant = names.includes(name) ? name : closest(name, names);
  return meant === undefined
    ? 'If it is a token, write two brackets before its name and two after it. Otherwise delete them.'
    : `Write it like this:   [[${meant}]]`;
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

function singleBracketsIn({ text, at }: TextBlock, tokenNames: readonly string[]): Finding[] {
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

/** Other scripts have no spaces between words. */
const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/** Signs that became emphasis within a word or a number, as in 2*3*4: a letter or digit is on both sides. */
function cutWords(node: Nodes, file: CheckedFile): Finding[] {
  if (node.type !== 'emphasis' && node.type !== 'strong' && node.type !== 'delete') return [];
  const [start, end] = offsetsOf(node);
  if (!LETTER.test(file.body.charAt(start - 1)) || !LETTER.test(file.body.charAt(end))) return [];
  const found = file.body.slice(start, end);
  const [mark = ''] = /^([*_~])\1*/.exec(found) ?? [];
  const escaped = mark.replace(/./g, '\\$&');
  const isSum = /\d$/.test(file.body.slice(0, start)) && /^\d/.test(file.body.slice(end));
  const inside = found.slice(mark.length, -mark.length);
  const edits = [start, end - mark.length].map((at) => ({ start: at, end: at + mark.length, text: escaped }));
  return [
    file.atBody(
      start,
      end,
      {
        message: `${mark} within a ${isSum ? 'number' : 'word'} is not shown, but marks what is between: ${found}`,
        found,
        suggestion: `Write the characters themselves like this:   ${escaped}${inside}${escaped}   or mark the whole word.`,
      },
      isSum ? edits : [],
    ),
  ];
}

/** A backslash at the end of a block, where no line follows that it could break. A path such as C:\ has other signs. */
function lastBackslashes(file: CheckedFile): Finding[] {
  return file.blocks.flatMap(({ source, start }) => {
    const at = start + source.length - 1;
    return /(?<![:\\][^\s\\]*)\\$/.test(source)
      ? file.atBody(
          at,
          at + 1,
          {
            message: 'This backslash is shown as written: it breaks a line only where another one follows.',
            found: '\\',
            suggestion: 'Delete it, or write two for the character itself:   \\\\',
          },
          [{ start: at, end: at + 1, text: '' }],
        )
      : [];
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
  const hasRemarks = sources.some((source) => /[^\s*\\\0]\*(?!\*)/.test(source));
  const isRemarked =
    sources.some((source) => /^\\?\*/.test(source)) ||
    file.fields.some(({ value }) => typeof value === 'string' && value.startsWith('*'));
  return blocks.flatMap(({ node, source, start }) => {
    const [first] = [...openMarksIn(source, hasRemarks, isRemarked), ...marksBeside(node, isRemarked, file)];
    if (!first) return [];
    const { start: at, ...problem } = first;
    return [file.atBody(start + at, start + at + problem.found.length, problem)];
  });
}

/** Marks that touch marked words and are text, as the first of **words*. Behind the words, one may refer to a remark. */
function marksBeside(block: Nodes, isRemarked: boolean, { body }: CheckedFile) {
  const [offset] = offsetsOf(block);
  return allIn(block).flatMap((parent) => {
    if (!('children' in parent)) return [];
    return parent.children.flatMap((node, index) => {
      if (node.type !== 'emphasis' && node.type !== 'strong' && node.type !== 'delete') return [];
      const [start, end] = offsetsOf(node);
      const isTextBefore = parent.children[index - 1]?.type === 'text';
      const isTextBehind = parent.children[index + 1]?.type === 'text';
      const before = isTextBefore ? (/(?<![\\*_~])[*_~]+$/.exec(body.slice(offset, start))?.[0] ?? '') : '';
      const behind = isTextBehind && !isRemarked ? (/^[*_~]+/.exec(body.slice(end))?.[0] ?? '') : '';
      if (before) return [leftMark(before, start - before.length - offset)];
      return behind ? [leftMark(behind, end - offset)] : [];
    });
  });
}

function allIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(allIn) : [])];
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
