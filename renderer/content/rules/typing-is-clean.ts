import { NO_WORDS, type TextBlock } from '../checked-file/text-block';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { impossibleTimesIn } from '../text/times-of-day';
import { defineRule } from './define-rule';

/** A slip of the fingers. */
interface Slip {
  /** Begins with what is quick to find. */
  pattern: RegExp;
  message: (found: string) => string;
  /** What is typed instead, if it is clear. */
  instead?: (found: string, groups: Readonly<Record<string, string>>) => string | undefined;
  /** Whether only Americans type it otherwise: those who are quoted may be from elsewhere. */
  isAmerican?: true;
}

/** Not in an address, a path, or a name of code, nor in scripts that set no spaces behind their marks. */
const WORD_BEFORE = String.raw`(?<=(?<![^\s("“‘—–-])(?:\p{Script=Latin}|['’])*\p{Script=Latin}{2})`;
const WORD_BEHIND = String.raw`(?=\p{Script=Latin}(?:\p{Script=Latin}|['’-])*(?:[\s,;:!?)”]|\.(?!\p{Script=Latin})|$))`;

const SLIPS: readonly Slip[] = [
  {
    // Behind a single sign between two spaces, a question mark may be a key.
    pattern: new RegExp(
      String.raw`(?<![ \t])[ \t]+(?:[,;](?!\S)|[.!?:](?!(?<=:)[)(])(?=["”’)]*(?:\s+["“(]?[\p{Lu}\d]|\s*$)))(?<=[\p{L}\p{N}"”’)%${NO_WORDS}][ \t]+.)(?<!\d\s:(?=\s\d))`,
      'gu',
    ),
    message: (found) => `There is a space before this mark: "${found}".`,
    instead: (found) => found.trim(),
  },
  {
    pattern: /(?<![ \t])[ \t]+[,;](?=\p{L})(?<=[\p{L}\p{N}"”’)][ \t]+.)/gu,
    message: (found) => `The space is before this mark, and not behind it: "${found}".`,
    instead: (found) => `${found.trim()} `,
  },
  {
    pattern: new RegExp(String.raw`[,!?](?<=${WORD_BEFORE}.)${WORD_BEHIND}(?!\p{L}+[,;]\S)(?<![,;]\p{L}+.)`, 'gu'),
    message: (found) => `There is no space behind this mark: "${found}".`,
    instead: (found) => `${found} `,
  },
  {
    pattern:
      /[.:](?<=(?<![^\s("“‘—–-])(?:\p{L}|['’])*\p{Ll}{2}.)(?=\p{Lu}(?:\p{Ll}|['’])+(?:[\s,;:!?)”]|\.(?!\p{L})|$))/gu,
    message: (found) => `There is no space behind this mark: "${found}".`,
    instead: (found) => `${found} `,
  },
  {
    pattern:
      /,,+|;;+|(?<![.\s/\\\d(])\.\.(?![./\\\p{L}\d])|,\.(?!\d)|(?<=\p{Ll}{2})[?!]{1,3}\.(?![.\d])(?<!\p{Lu}\p{L}+[?!]\.)/gu,
    message: (found) => `One mark is enough: "${found}".`,
    instead: (found) => (found === '..' ? undefined : found === ',.' ? '.' : found.charAt(0)),
  },
  {
    pattern: /(?<!\[)[([] +(?=\p{L}[^()[\]]{0,200}[)\]])|(?<=[\p{L}\p{N}.]) +[)\]](?![(:\]])/gu,
    message: (found) => `There is a space inside the parentheses: "${found}".`,
    instead: (found) => found.trim(),
  },
  {
    pattern: /(?<! ) +:(?=\s\p{Ll})(?<=\p{L}{2} +:)/gu,
    message: (found) => `There is a space before this mark: "${found}".`,
    instead: (found) => found.trim(),
  },
  {
    // A bracket in the middle of a word has a part of it: friend(ship).
    pattern: /\((?=\p{L}[^()]{0,200}\s[^()]{0,200}\))(?<=(?<![^\s("“])\p{L}*\p{Ll}{3}\()/gu,
    message: () => 'There is no space before this parenthesis.',
    instead: (found) => ` ${found}`,
  },
  {
    // Some set an omission as three dots with spaces.
    pattern: /(?<! ) +\.(?=\s|$)(?<=\.{2} +\.)/gu,
    message: (found) => `One mark is enough: "${found}".`,
    instead: () => '',
  },
  {
    pattern: /[—–]-+(?![-\d])|(?<!-)-+[—–](?!\d)|(?<=\p{L} ?)—{2,}(?= ?\p{L})/gu,
    message: (found) => `One dash is enough: "${found}".`,
    instead: (found) => (found.includes('—') ? '—' : '–'),
  },
  {
    pattern: / ['’]s(?![\p{L}\p{N}])(?<=\p{L}{2} ..)/gu,
    message: () => 'There is a space before this apostrophe.',
    instead: (found) => found.trim(),
  },
  {
    pattern: /(?<![\p{L}\d$])\$[$ ]{1,4}(?=\d)/gu,
    message: (found) => `The dollar sign is typed once, right before the amount: "${found}".`,
    instead: () => '$',
    isAmerican: true,
  },
  {
    pattern: /(?<![\w$€£.,–-])(?<amount>\d[\d,]*(?:\.\d+)?) ?\$(?![\d\p{L}_{])/gu,
    message: (found) => `The dollar sign is before the amount: "${found}".`,
    instead: (_found, { amount = '' }) => `$${amount}`,
    isAmerican: true,
  },
  {
    pattern: /(?<=\d)(?: +%+(?!\s*\d)|%%+)(?![\p{L}\d%])/gu,
    message: (found) => `The percent sign is typed once, right behind the number: "${found}".`,
    instead: () => '%',
    isAmerican: true,
  },
  {
    pattern: /(?<=\d)\+{2,}(?![\p{L}\d+])/gu,
    message: (found) => `The plus sign is typed once: "${found}".`,
    instead: () => '+',
  },
  {
    pattern: /(?<![\w.,:])(?<number>\d{1,4})(?<end>st|nd|rd|th)(?![\p{L}\p{N}])/gu,
    message: (found) => `No number ends like this: "${found}".`,
    instead: (_found, { number = '' }) => `${number}${ordinalEnd(Number(number))}`,
  },
  {
    pattern: /(?<=\p{L})%(?:[2-7][\dA-F]|[CE][23]%[89AB][\dA-F])(?=\p{L})(?<![:/@=&?#]\S{0,60})(?!\S{0,60}[:/@=&])/gu,
    message: (found) => `"${found}" is how an address spells a character.`,
    instead: decoded,
  },
];

/** A quick test for any of them, in all texts of a file. */
const ANY = new RegExp(
  [
    ...SLIPS.map(({ pattern }) => pattern.source.replaceAll(/\?<[a-z]+>/g, '?:')),
    '\\d\\s?[apAP]\\.?[mM]|\\d:\\d\\d',
  ].join('|'),
  'mu',
);

export default defineRule({
  category: 'Write the text',
  description:
    'Marks, amounts, and times are typed as in print: no space before a comma, one behind it, $49, 12%, 31st, and no time such as 25:00.',
  rationale:
    'Such slips of the fingers look careless, and some mislead: there is no 26pm on any clock, and a visitor who reads it does not know when to call.',
  fix: 'Types it right where only one way is, except in what others said.',
  takesNotes: true,
  file: (file, _lists, tokens) =>
    file
      .texts({ pattern: ANY, lang: 'en', tokens })
      .flatMap((block) => [...SLIPS.flatMap((slip) => slipsIn(block, slip)), ...timesIn(block)]),
});

function slipsIn(block: TextBlock, { pattern, message, instead, isAmerican }: Slip): Finding[] {
  return block.find(pattern, ({ 0: found, index, groups }) => {
    const right = instead?.(found, groups ?? {});
    const isOfOthers = block.isQuoted(index, index + found.length);
    const typed = block.typed(index, index + found.length);
    if (right === found || (isOfOthers && isAmerican)) return undefined;
    if (typed?.includes('[[') && /^(\S)\1$/.test(found)) return twiceWithToken(found);
    // Between a text and a link or a token, another rule may have told of the same.
    if (typed !== found) return undefined;
    return {
      severity: isOfOthers ? 'warning' : 'error',
      message: message(found.trim()),
      suggestion:
        right === undefined
          ? 'Type one dot for the end of a sentence, and three for an omission.'
          : `Type it like this:   ${aroundOf(block.text, index, found, right)}`,
      replacement: isOfOthers ? undefined : right,
    };
  });
}

function twiceWithToken(found: string): Problem {
  return {
    message: `The token has this mark, too, so visitors read "${found}".`,
    suggestion: 'Delete the one beside the token.',
  };
}

/** What is typed instead, with the words on both sides. */
function aroundOf(text: string, start: number, found: string, right: string): string {
  const [before = ''] = /\S{0,20}$/.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
  const [behind = ''] = /^\S{0,20}/.exec(text.slice(start + found.length, start + found.length + 20)) ?? [];
  return `${before}${right}${behind}`.replaceAll(NO_WORDS, '…');
}

function timesIn({ text, at }: TextBlock): Finding[] {
  return impossibleTimesIn(text).map(({ start, end, hour, minute }) => {
    const found = text.slice(start, end);
    return at(start, end, { message: `There is no time ${found}.`, found, suggestion: suggestionFor(hour, minute) });
  });
}

function suggestionFor(hour: number, minute: string | undefined): string {
  if (Number(minute ?? 0) > 59) return 'Correct the minutes: the last one of an hour is 59.';
  if (hour > 23) return 'Correct the hour: the last one with am or pm is 12, and the last one of a day 23.';
  const minutes = minute === undefined ? '' : `:${minute}`;
  return `Write it like this:   ${hour - 12}${minutes}pm   or   ${hour}:${minute ?? '00'}`;
}

/** The end of an ordinal number: 1st, 2nd, 3rd, 11th. */
function ordinalEnd(number: number): string {
  const ends: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return ends[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)] ?? 'th';
}

function decoded(found: string): string | undefined {
  try {
    return decodeURIComponent(found);
  } catch {
    return undefined;
  }
}
