import { Lexer, Parser } from 'yaml';
import { beyondLimit, pastedPicture } from '../files/file-rules';
import { type LimitName, limits } from '../files/limits';
import { lineEnd } from '../text/line-bounds';
import type { ParseIssue } from './parse-issue';

const MARKUP = /[*_`[\]<{}()|~&>\\]/g;
/** A parser compares each of these marks with the earlier ones of the paragraph. */
const PAIRED = new Set('*_`[]<{');
const OPENING = new Set('([{');
const CLOSING = new Set(')]}');

/** Characters that can begin a link. */
const LINK = /\]\(|:\/\/|www\.|@/gi;

/**
 * What opens a quotation, a list, a note, or a field at the beginning of a line, and the indentation that continues one. Each
 * level takes a mark or two columns of indentation, so that there are at least as many of these as there are levels.
 */
const PREFIX = /^(?:[ \t]+|>|(?:[-*+?:]|\d{1,9}[.)])(?=[ \t\r]|$)|\[\^[^\]\s]+\]:)*/;
/** A line across the page, as in * * *, which opens nothing. */
const BREAK = /^[ \t>]*([-*])(?:[ \t]*\1){2,}[ \t\r]*$/;
/** A line that makes the text above it a heading. For each such line, the parser goes over everything it has read. */
const UNDERLINE = /^[ \t>]*(?:-+|=+)[ \t\r]*$/;
const BLANK = /^[ \t\r]*$/;
const COLUMNS_OF_LEVEL = 2;
const COLUMNS_OF_TAB = 4;

/** What the lexer puts between the tokens: before a value, at the beginning of a document, and where flow ends too early. */
const SCALAR_MARK = '\u001f';
const LEXER_MARKS = [SCALAR_MARK, '\u0002', '\u0018'];

/** The first place at which a text exceeds a limit, found in a single pass. */
export function beyondLimits(text: string): ParseIssue | undefined {
  if (text.length > limits.size.most) return { start: 0, end: 0, problem: beyondLimit('size', text.length) };
  const counts: NestingCounts = {
    lines: 0,
    markup: 0,
    markupInParagraph: 0,
    indentation: 0,
    braces: 0,
    underlines: 0,
    links: 0,
    nesting: 0,
    openBrackets: 0,
    isBelowText: false,
  };
  for (let start = 0; start <= text.length; ) {
    const end = lineEnd(text, start);
    if (end - start > limits.lineLength.most) return longLine(text, start, end);
    addLine(counts, text.slice(start, end));
    const exceeded = COUNTED.find((name) => counts[name] > limits[name].most);
    if (exceeded) return { start, end, problem: beyondLimit(exceeded) };
    start = end + 1;
  }
  return undefined;
}

const COUNTED = [
  'lines',
  'nesting',
  'markup',
  'markupInParagraph',
  'indentation',
  'braces',
  'underlines',
  'links',
] as const satisfies LimitName[];

interface NestingCounts extends Record<(typeof COUNTED)[number], number> {
  openBrackets: number;
  isBelowText: boolean;
}

function addLine(counts: NestingCounts, line: string) {
  counts.lines += 1;
  if (BLANK.test(line)) {
    counts.markupInParagraph = 0;
    counts.openBrackets = 0;
    counts.isBelowText = false;
    return;
  }
  if (counts.isBelowText && UNDERLINE.test(line)) counts.underlines += 1;
  counts.isBelowText = true;
  counts.links += line.match(LINK)?.length ?? 0;
  const isBreak = BREAK.test(line);
  counts.nesting = isBreak ? 0 : levelsOf(line);
  counts.indentation += counts.nesting;
  if (isBreak) counts.markup += line.length;
  for (const sign of line.match(MARKUP) ?? []) {
    counts.markup += 1;
    if (sign === '}') counts.braces += 1;
    if (PAIRED.has(sign)) counts.markupInParagraph += 1;
    if (OPENING.has(sign)) counts.openBrackets += 1;
    if (CLOSING.has(sign)) counts.openBrackets = Math.max(0, counts.openBrackets - 1);
    counts.nesting = Math.max(counts.nesting, counts.openBrackets);
  }
}

/** An upper bound of the levels that are open at a line. */
function levelsOf(line: string): number {
  const [prefix] = PREFIX.exec(line) ?? [''];
  // In most lines it is short, and need not be measured exactly.
  if (prefix.length <= limits.nesting.most / COLUMNS_OF_TAB) return Math.ceil(prefix.length / COLUMNS_OF_LEVEL);
  const marks = prefix.replace(/[ \t]|\d|(?<=\[)\^[^\]]*\]:/g, '').length;
  const spaces = prefix.replace(/[^ ]/g, '').length;
  const tabs = prefix.replace(/[^\t]/g, '').length;
  return marks + Math.ceil((spaces + tabs * COLUMNS_OF_TAB) / COLUMNS_OF_LEVEL);
}

function longLine(text: string, start: number, end: number): ParseIssue {
  const line = text.slice(start, end);
  const picture = /(?<=\]\(\s{0,10}<?)data:image\//i.exec(line);
  if (!picture) return { start, end, problem: beyondLimit('lineLength', end - start) };
  const place = start + picture.index;
  return { start: place, end: place + 'data:image'.length, problem: pastedPicture() };
}

/** The first place at which YAML exceeds a limit. Tokens are counted only if its characters allow for that. */
export function beyondYamlLimits(yaml: string): ParseIssue | undefined {
  const signs = yaml.match(/[-?:,]/g)?.length ?? 0;
  const brackets = yaml.match(/[[{]/g)?.length ?? 0;
  const isFlat = signs <= limits.entries.most && brackets <= limits.nesting.most;
  if (isFlat && !yaml.split('\n').some((line) => line.split(':').length > limits.nesting.most)) return undefined;
  const counts = { entries: 0, nesting: 0 };
  // On one line outside of brackets, each value contains the next: a: b: c.
  let colons = 0;
  let start = 0;
  let before = '';
  for (const token of new Lexer().lex(yaml)) {
    // After its mark, a value may look like a sign.
    const sign = before === SCALAR_MARK ? '' : token;
    before = token;
    if (LEXER_MARKS.includes(token)) continue;
    if (/^[-?:,]$/.test(sign)) counts.entries += 1;
    if (sign === '[' || sign === '{') counts.nesting += 1;
    if (sign === ']' || sign === '}') counts.nesting = Math.max(0, counts.nesting - 1);
    if (/^\r?\n$/.test(token)) colons = 0;
    if (sign === ':' && counts.nesting === 0) colons += 1;
    if (colons > limits.nesting.most) return { start, end: start + token.length, problem: beyondLimit('nesting') };
    const exceeded = (['entries', 'nesting'] as const).find((name) => counts[name] > limits[name].most);
    if (exceeded) return { start, end: start + token.length, problem: beyondLimit(exceeded) };
    start += token.length;
  }
  return undefined;
}

/** A list entry with fields is two levels for the parser, but one of indentation. */
const PARSED_LEVELS = 2;

/**
 * The first place at which fields are nested too deep over several lines, each of which continues the value above it. The
 * indentation of the lines does not show it, and the parser calls itself for each level.
 */
export function beyondYamlDepth(yaml: string): ParseIssue | undefined {
  const mayNest = yaml.match(/^[ \t]+.*:/gm) ?? [];
  if (mayNest.length <= limits.nesting.most) return undefined;
  const parser = new Parser();
  for (const token of new Lexer().lex(yaml)) {
    Array.from(parser.next(token));
    const { stack, offset } = parser;
    if (stack.length > limits.nesting.most * PARSED_LEVELS)
      return { start: offset - 1, end: offset, problem: beyondLimit('nesting') };
  }
  return undefined;
}
