import { SITE_LANGUAGE } from '../content/schema/language';

/** A piece of HTML: an element whose text is run, sent or shown exactly as it is; a tag; or text. */
const PIECE =
  /<(script|style|textarea|option|pre|code|kbd|samp)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi;

/** Elements inside a line of text. All others begin a new one. */
const INLINE = /^(?:a|abbr|b|bdi|cite|data|del|dfn|em|i|ins|mark|s|small|span|strong|sub|sup|time|u)$/;

/** A text without any of this stays as it is: a quick test, since most are. */
const TYPED = /['"]|&(?:#x27|quot);|\w-\w/;

const QUOTATION_MARK = /('|&#x27;)|"|&quot;/g;

/** What a quotation may begin after. */
const OPENING = /[\s([{/\u2013\u2014\u2018\u201c]/;

/** Words without their beginning, which an apostrophe stands for. */
const SHORTENED = /^(?:\d|(?:cause|em|n|til|tis|twas)\b)/i;

/** The properties that an island is hydrated with, and a string in them. */
const ISLAND_PROPS = / data-props="[^"]*"/;
const JSON_STRING = /(?<=&quot;)(?:[^"&\\]|\\&quot;|\\.|&(?!quot;))+/g;

const UNIT = '(?:business |working )?(?:minute|hour|day|week|month|year|employee|people|percent)';
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)\\b';
const TIME = '\\b\\d{1,2}(?::\\d{2})?';

/**
 * The hyphen of a range of amounts, days or times. Other numbers with hyphens are phone numbers, dates and names: what comes before
 * the hyphen, and what after.
 */
const RANGE = new RegExp(
  [
    ['(?<![\\w.,-])\\d+', `\\d+ ${UNIT}`],
    [`\\b${UNIT}s? \\d+`, '\\d+\\b(?!-)'],
    // Alone in its element, apart from the invisible marks of the editor.
    ['^\\s*\\d{1,2}', '\\d{1,2}(?!\\s*[!-~])'],
    [`\\b${DAY}`, DAY],
    [`${TIME}(?:[ap]m)?`, `${TIME}[ap]m\\b`],
  ]
    .map(([before, after]) => `-(?<=${before}-)(?=${after})`)
    .join('|'),
  'gi',
);

/**
 * Sets the straight quotation marks and hyphens that editors type as a printer would, in English: curly quotation marks,
 * apostrophes, and dashes in ranges. Attributes stay as they are, and so do texts in another language.
 * @param html that React rendered: a document, or a part of one
 */
export function typeset(html: string): string {
  // What comes before the body are titles for machines.
  const start = Math.max(0, html.indexOf('<body'));
  const page = languageOf(html.slice(0, start).match(/<html[^>]*>/)?.[0]);
  if (page !== undefined && page !== SITE_LANGUAGE) return html;
  let before = '';
  let foreign: { name: string; depth: number } | undefined;
  const body = html.slice(start).replace(PIECE, (piece, raw, slash, name: string | undefined, attributes: string) => {
    if (foreign) {
      if (name === foreign.name) foreign.depth += slash ? -1 : 1;
      if (foreign.depth === 0) foreign = undefined;
      return piece;
    }
    if (raw) return piece;
    if (name === undefined) {
      const text = TYPED.test(piece) ? typesetText(piece, before) : piece;
      before = text.at(-1) ?? '';
      return text;
    }
    if (!INLINE.test(name)) before = '';
    const lang = slash ? undefined : languageOf(attributes);
    if (lang !== undefined && lang !== SITE_LANGUAGE) foreign = { name, depth: 1 };
    return piece.replace(ISLAND_PROPS, (props) => props.replace(JSON_STRING, typesetJson));
  });
  return html.slice(0, start) + body;
}

function languageOf(attributes = ''): string | undefined {
  return / lang="([^"]*)"/.exec(attributes)?.[1];
}

/** @param before the character before the text in its line; none at its beginning */
function typesetText(text: string, before: string): string {
  return curlQuotes(text, before).replace(RANGE, '\u2013');
}

/** Browsers hydrate an island with its properties, which must have the texts of its HTML. */
function typesetJson(text: string): string {
  return curlQuotes(text.replaceAll('\\&quot;', '&quot;'), '');
}

function curlQuotes(text: string, before: string): string {
  let end = 0;
  let last = before;
  return text.replace(QUOTATION_MARK, (mark: string, single: string | undefined, index: number) => {
    if (index > end) last = text.charAt(index - 1);
    end = index + mark.length;
    const rest = text.slice(end, end + 6);
    // Where two elements meet there may be space, which only the styles know.
    const isBetween = index === 0 && !single && /^\w/.test(rest);
    const isOpening = (last === '' || OPENING.test(last) || isBetween) && !/^\s/.test(rest);
    if (single) last = isOpening && !SHORTENED.test(rest) ? '\u2018' : '\u2019';
    else last = isOpening ? '\u201c' : '\u201d';
    return last;
  });
}
