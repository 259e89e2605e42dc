/** A mark of another dialect of Markdown or of another program. */
interface Dialect {
  pattern: RegExp;
  /** What it is, at the end of a sentence. */
  what: string;
  /** What to write instead, in words. */
  advice: string;
  /** The same as Markdown; undefined where that is not certain. */
  instead?: (match: RegExpExecArray) => string | undefined;
  /** Whether the advice fits a field, which is plain text. */
  isInFields?: true;
}

const KINDS =
  'abstract|attention|bug|caution|danger|details|error|example|failure|hint|important|info|note|question|quote|success|tip|warning';

const CALLOUT =
  'Begin each line of it with > and write its kind on the first one: [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], or [!CAUTION].';
const TASK = 'Write a hyphen, and a space or an x between the brackets:   - [ ] to do   or   - [x] done';

const RAISED = new Map(Array.from('0123456789+-n', (sign, index) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'.charAt(index)]));
const LOWERED = new Map(Array.from('0123456789+-', (sign, index) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋'.charAt(index)]));

/** Patterns look for the mark itself first, then at what is before it: that is much quicker. */
const dialects: readonly Dialect[] = [
  {
    pattern: new RegExp(
      `^[ \\t>]*(?::{3,}[ \\t]*\\{?\\w.*|(?:!!!|\\?\\?\\?\\+?)[ \\t]+(?:${KINDS})\\b.*|\\.\\. \\w+::.*)$`,
      'm',
    ),
    what: 'a box of another program',
    advice: CALLOUT,
  },
  { pattern: /^\[![A-Za-z]+\][+-]?/, what: 'the beginning of an alert', advice: CALLOUT },
  { pattern: /^(?:-[ \t]?)?\[(?: ?|[-xX✓✔~>])\](?=[ \t]*[\p{L}\p{N}])/mu, what: 'a box to tick', advice: TASK },
  {
    pattern: /(?=:)(?<![\p{L}\p{N}:/\\])(?::(?:[a-z][a-z0-9_+-]+|[+-]1|100):)+(?![\p{L}\p{N}:])/u,
    what: 'the name of an emoji',
    isInFields: true,
    advice: 'Type the emoji itself (on Windows: the Windows key and the dot, on a Mac: Ctrl+Cmd+Space), or delete it.',
  },
  {
    pattern: /^={2,3}[ \t]{1,9}\S.*\S[ \t]{1,9}={2,3}$/m,
    what: 'a heading of another program',
    advice: 'Write it like this:   ## Our prices',
  },
  {
    pattern: /^h([1-6])\.[ \t]+(\S.*)$/m,
    what: 'a heading of another program',
    advice: 'Write it like this:   ## Our prices',
    instead: ([, level, words]) => `${'#'.repeat(Math.max(2, Number(level)))} ${words}`,
  },
  {
    pattern: /(?===)(?<![=\w\\])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/,
    what: 'marked text',
    advice: 'Write bold text like this:   **bold**',
    instead: ([, words]) => `**${words}**`,
  },
  {
    pattern: /(?=''')(?<![\w'])'''(?=\S)([^'\n]*[^\s'])'''(?![\w'])/,
    what: 'bold text of another program',
    advice: 'Write bold text like this:   **bold**',
    instead: ([, words]) => `**${words}**`,
  },
  {
    pattern: /\[(b|i|u|s|url|img|quote|color|size)(?:=[^\]\n]*)?\][^[\]]+\[\/\1\]/i,
    what: 'a tag of a forum',
    advice: 'Write **bold**, *emphasized*, or a link:   [our prices](/contact)',
  },
  {
    pattern: /(?=~)(?<![~\p{L}\p{N}\\])~(?=\p{L})([^~\n]*\p{L})~(?![~\p{L}\p{N}])/u,
    what: 'deleted text',
    advice: 'Write deleted text with two tildes:   ~~deleted~~',
    instead: ([, words]) => `~~${words}~~`,
  },
  {
    pattern: /(?=~)(?<=[A-Za-z])~([a-z0-9+-]{1,4})~(?!\d)/i,
    what: 'a lowered character',
    isInFields: true,
    advice: 'Write the lowered character itself, such as ₂.',
    instead: ([, signs = '']) => inSigns(signs, LOWERED),
  },
  {
    pattern: /(?=\^)(?<=[\p{L}\p{N})])(?<!\\)\^([\p{L}\p{N}+-]{1,4})\^(?![\p{L}\p{N}(])/u,
    what: 'a raised character',
    isInFields: true,
    advice: 'Write the raised character itself, such as ², or the letters as they are, as in 19th.',
    instead: ([, signs = '']) => inSigns(signs, RAISED),
  },
  {
    pattern: /(?=\^\[)(?<!\\)\^\[[^\]\n]+\]/,
    what: 'a note within the text',
    advice: 'Write [^1] there, and the note below the text:   [^1]: What it says.',
  },
  {
    pattern: /^\*\[[^\]\n]+\]:.*$/m,
    what: 'an abbreviation and its meaning',
    advice: 'Delete the line, and write the meaning in parentheses where the abbreviation is used first.',
  },
  {
    pattern: /(?=%%)(?<!\d)%%(?=[^%\n]*[ \t])[^%\n]+%%/,
    what: 'a note to yourself',
    advice: 'Write it like this:   {/* a note to yourself */}',
  },
  {
    pattern: /[ \t]\^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    what: 'the name of a paragraph',
    advice: 'Delete it: a link leads to a heading.',
  },
  { pattern: /^\[toc\]$/i, what: 'a table of contents', advice: 'Delete it: pages have one where they need one.' },
  {
    pattern: /(?=\[)(?<!\[)\[([^\][|\n]+)\|(?:((?:mailto:|tel:|\/)[^\][|\s]+)\](?![\](])|(?=\p{Cc}|$))/u,
    what: 'a link of another program',
    advice: 'Write it like this:   [our prices](/contact)',
    instead: ([, words, address]) => address && `[${words}](${address})`,
  },
];

/** A number in superscript or subscript; undefined if a character has no such form. */
function inSigns(signs: string, known: ReadonlyMap<string, string>): string | undefined {
  const found = Array.from(signs, (sign) => known.get(sign));
  return found.includes(undefined) ? undefined : found.join('');
}

/** Marks of another program in a text. */
export interface OtherMarkup extends Pick<Dialect, 'what' | 'advice' | 'isInFields'> {
  found: string;
  start: number;
  /** The same as Markdown; undefined where that is not certain. */
  instead: string | undefined;
}

/** The marks of another markup in a text: the first markup that is found. */
export function otherMarkupIn(text: string): OtherMarkup[] {
  const dialect = dialects.find(({ pattern }) => pattern.test(text));
  if (!dialect) return [];
  const { what, advice, isInFields, pattern, instead } = dialect;
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map((match) => ({
    ...{ what, advice, ...(isInFields && { isInFields }) },
    ...{ found: match[0], start: match.index, instead: instead?.(match) },
  }));
}
