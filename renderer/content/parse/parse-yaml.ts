import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  YAMLParseError,
} from 'yaml';
import { edited, type TextEdit } from '../diagnostics/apply-fixes';
import type { ProblemOf } from '../diagnostics/diagnostic';
import { lineAt, offsetAt, positionAt } from '../diagnostics/line-index';
import { beyondLimit } from '../files/file-rules';
import { limits, MAX_SHOWN } from '../files/limits';
import { lineEnd, lineStart } from '../text/line-bounds';
import { beyondYamlDepth, beyondYamlLimits } from './check-limits';
import { findIndentError, type IndentError } from './indent-error';
import { misplacedEntry, withoutHyphen } from './misplaced-entry';
import type { ParseIssue } from './parse-issue';
import {
  aliasInstead,
  aliasOrAnchor,
  apostropheAsEnd,
  curlyQuotes,
  cutText,
  dotsAsEnd,
  doubledKey,
  entryWithoutHyphen,
  harmfulKey,
  isHarmful,
  malformedYaml,
  noFieldName,
  oddSpaces,
  putInQuotes,
  signAsHyphen,
  spacedScheme,
  starAsHyphen,
  tabInIndent,
  tagInstead,
  tightColon,
  tightHyphen,
  wronglyIndented,
} from './yaml-rules';

/**
 * YAML whose values are strings, true, false, null, lists, or maps: no tags, no references, no duplicate keys.
 * @returns the tree with positions, and its errors
 */
export function parseYaml(text: string): { yaml: Document; mistakes: ParseIssue[] } {
  const beyond = beyondYamlLimits(text);
  if (beyond) return { yaml: parseDocument(''), mistakes: [beyond] };
  const { yaml, mistakes } = read(text);
  const edits = mistakes.some((each) => isTab(each, text)) ? withoutTabs(text) : undefined;
  const withEdits = mistakes.map((each) => (isTab(each, text) ? { ...each, edits } : each));
  return { yaml, mistakes: withEdits };
}

function read(text: string): { yaml: Document; mistakes: ParseIssue[] } {
  const beyond = beyondYamlDepth(text);
  if (beyond) return { yaml: parseDocument(''), mistakes: [tooDeep(beyond, text)] };
  const yaml = parseDocument(text, {
    schema: 'failsafe',
    customTags: ['bool', 'null'],
    // The parser would compare each key with every other key of its block.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  const odd = oddNodes(yaml, text);
  const tooMany = odd[limits.aliases.most];
  if (tooMany) return { yaml, mistakes: [{ ...tooMany, edits: undefined, problem: beyondLimit('aliases') }] };
  const lines = new Set(odd.map(({ start }) => lineStart(text, start)));
  // After the first place that can't be read, the parser is lost: further errors only repeat the first.
  const [first] = yaml.errors;
  const errors = (first ? [first] : duplicateKeys(yaml, text))
    .slice(0, MAX_SHOWN + 1)
    .map((error) => toMistake(error, yaml, text))
    .filter(({ start }) => !lines.has(lineStart(text, start)));
  return { yaml, mistakes: [...odd, ...errors] };
}

/** The first line with an error; Infinity if there is none. No fix adds lines. */
function firstWrongLine(text: string): number {
  return Math.min(...read(text).mistakes.map(({ start }) => positionAt(text, start).line));
}

/** Well-formed, but not what was meant. */
function oddNodes(yaml: Document, text: string): ParseIssue[] {
  const found: ParseIssue[] = [];
  const referred = new Set<string>();
  visit(yaml, { Alias: (_key, { source }) => void referred.add(source) });
  const isEnough = () => (found.length > limits.aliases.most ? visit.BREAK : undefined);
  const push = (sign: string, node: Node, words: (found: string) => ProblemOf) => {
    // The range of a node begins after its tag and anchor.
    const start = text.lastIndexOf(sign, node.range?.[0]);
    found.push(quotable(text, start, words(sign)) ?? { start, end: start + sign.length, problem: words(sign) });
  };
  visit(yaml, {
    Alias: (_key, node) => {
      const bullets = starsAsHyphens(text, node.range?.[0] ?? 0);
      const start = node.range?.[0] ?? 0;
      if (bullets) found.push(bullets);
      else if (node.resolve(yaml))
        found.push({ start, end: start + node.source.length + 1, problem: aliasOrAnchor(node.source) });
      else push(`*${node.source}`, node, aliasInstead);
      return isEnough();
    },
    Node: (_key, node, path) => {
      // A wrong indent may nest what follows.
      if (yaml.errors.length === 0 && isScalar(node) && isBlockList(path.at(-1)))
        found.push(...entryInEntry(text, node));
      // An aliased value is reported at the alias.
      if (node.anchor !== undefined && !referred.has(node.anchor)) push(`&${node.anchor}`, node, aliasInstead);
      if (node.tag !== undefined) push(node.tag.replace('tag:yaml.org,2002:', '!!'), node, tagInstead);
      return isEnough();
    },
    Pair: (_key, { key }, path) => {
      if (isCollection(key) && key.flow && key.range && isBlockMap(path.at(-1))) {
        found.push(ofOneLine(text, key.range[0], key.range[1], noFieldName(isMap(key))));
      }
      if (!isScalar(key) || !isHarmful(key.value) || !key.range) return;
      found.push({ start: key.range[0], end: key.range[1], problem: harmfulKey(key.value) });
    },
  });
  return found;
}

/** A list entry that is indented further than the one above continues its text, hyphen and all. */
function entryInEntry(text: string, { type, range }: Scalar): ParseIssue[] {
  if (type !== 'PLAIN' || !range) return [];
  const [from, to] = range;
  const [match] = text.slice(from, to).matchAll(/\n( *)- /g);
  const [, expected] = /^( *)-/.exec(text.slice(lineStart(text, from), from)) ?? [];
  if (!match || expected === undefined) return [];
  const start = from + match.index + 1;
  const found = match[1]?.length ?? 0;
  const line = text.slice(start, lineEnd(text, start)).trim();
  return [ofOneLine(text, start, text.length, wronglyIndented(found, expected.length, line))];
}

function isBlockList(node: unknown): boolean {
  return isSeq(node) && !node.flow;
}

function isBlockMap(node: unknown): boolean {
  return isMap(node) && !node.flow;
}

/** A list whose entries begin with stars, as in a text, from its first line on. */
function starsAsHyphens(text: string, offset: number): ParseIssue | undefined {
  const from = lineStart(text, offset);
  const [list, indent = ''] = /^( *)\* .*(?:\n\1\* .*)*/.exec(text.slice(from)) ?? [];
  if (list === undefined) return undefined;
  const start = from + indent.length;
  const edits = [...list.matchAll(/^ *\*/gm)].map(({ 0: { length }, index }) => ({
    start: from + index + length - 1,
    end: from + index + length,
    text: '-',
  }));
  return { start, end: start + 1, problem: starAsHyphen(), edits };
}

function toMistake(error: YAMLParseError, yaml: Document, text: string): ParseIssue {
  const [start, end] = error.pos;
  const problem = malformedYaml(error);
  const clear = misplacedEntry(text, start) ?? nearLine(text, start) ?? cutAbove(text, start);
  if (clear) return clear;
  if (/^ *\t/.test(text.slice(lineStart(text, start)))) return tabAsIndent(text, start);
  switch (error.code) {
    case 'DUPLICATE_KEY': {
      const hyphen = withoutHyphen(text, start);
      if (hyphen) return hyphen;
      const [key = ''] = text.slice(start, end).split(/\r?\n/, 1);
      return { start, end: start + key.length, problem: doubledKey(key.replace(/^["']|["']$/g, '')) };
    }
    case 'MULTIPLE_DOCS': {
      const dots = /^\.\.\.(?=[ \t]*\r?$)/m.exec(text.slice(0, start));
      if (!dots || text.startsWith('---', start)) return ofOneLine(text, start, end, problem);
      return { start: dots.index, end: dots.index + 3, problem: dotsAsEnd() };
    }
    case 'MISSING_CHAR': {
      const quote = openQuote(yaml, text);
      return quote === undefined ? { start, end, problem } : { start: quote, end: quote + 1, problem };
    }
    case 'MULTILINE_IMPLICIT_KEY': {
      const [, key = '', colon] = /^([\w-]+)(:|：\s*)(?=[^\s/])/.exec(text.slice(start)) ?? [];
      if (colon === undefined) return ofOneLine(text, start, end, problem);
      const from = start + key.length;
      const field = `${key}: ${text.slice(from + colon.length, lineEnd(text, start)).trimEnd()}`;
      return {
        ...ofOneLine(text, start, end, tightColon(field)),
        edits: [{ start: from, end: from + colon.length, text: ': ' }],
      };
    }
    case 'BAD_INDENT': {
      const [, bracket] = /end with a ([\]}])/.exec(error.message) ?? [];
      if (bracket === undefined) return withoutItsHyphen(text, start) ?? { start, end, problem };
      const open = text.lastIndexOf(bracket === ']' ? '[' : '{', start);
      return cutIn(text, open) ?? { start: open, end: open + 1, problem };
    }
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BAD_SCALAR_START': {
      const [, inside] = /^“([^“”"\\\n]*)” *\r?$/m.exec(text.slice(start, lineEnd(text, start))) ?? [];
      if (inside !== undefined) return ofOneLine(text, start, text.length, curlyQuotes(inside));
      return quotable(text, start, problem) ?? { start, end, problem };
    }
    case 'UNEXPECTED_TOKEN': {
      const line = text.slice(lineStart(text, start), lineEnd(text, start));
      const [, value] = /^ *(?:- +)*(?:[\w-]+: +)?('.*\p{L}'\p{L}.*'|'[^']*\p{L}'\p{L}.*) *\r?$/u.exec(line) ?? [];
      return ofOneLine(text, start, end, value === undefined ? problem : apostropheAsEnd(value));
    }
    default:
      return ofOneLine(text, start, end, problem);
  }
}

/** A line right below an entry of a list, in the column of its hyphen. */
function withoutItsHyphen(text: string, offset: number): ParseIssue | undefined {
  const start = lineStart(text, offset);
  const line = text.slice(start, lineEnd(text, start)).trimEnd();
  const [, indent] = /^( *)- .*\r?\n$/.exec(text.slice(lineStart(text, start - 1), start)) ?? [];
  const isWords = indent !== undefined && line.startsWith(indent) && /^[^\s:-][^:]*$/.test(line.slice(indent.length));
  return isWords ? ofOneLine(text, start, text.length, entryWithoutHyphen(line)) : undefined;
}

/** Errors in the lines around a place that are hard to see and that the parser does not know. */
function nearLine(text: string, offset: number): ParseIssue | undefined {
  const at = positionAt(text, offset).line;
  const around = [at, at - 1, at + 1];
  const startOf = (line: number) => offsetAt(text, line, 1);
  const sourceOf = (line: number) => lineAt(text, line) ?? '';
  const odd = around.find((line) => /^[ \t]*\u00a0/.test(sourceOf(line)));
  if (odd !== undefined) {
    const [indent = ''] = /^\s*/.exec(sourceOf(odd)) ?? [];
    const edits = withoutOddSpaces(text);
    return { start: startOf(odd), end: startOf(odd) + indent.length, problem: oddSpaces(), ...(edits && { edits }) };
  }
  const tight = around.find((line) => /^ *-[\p{L}"'[]/u.test(sourceOf(line)));
  if (tight !== undefined) {
    const start = startOf(tight) + sourceOf(tight).indexOf('-');
    return ofOneLine(text, start, text.length, tightHyphen(text.slice(start + 1, lineEnd(text, start)).trimEnd()));
  }
  const [, indent = '', entry] = /^( *)[–—•·] *([\w-]+: .*)$/.exec(sourceOf(at)) ?? [];
  if (entry !== undefined) {
    const start = startOf(at) + indent.length;
    return ofOneLine(text, start, text.length, signAsHyphen(entry.trimEnd()));
  }
  const hyphen = withoutHyphen(text, startOf(at));
  if (hyphen) return hyphen;
  const wrong = findIndentError(text);
  return wrong && around.includes(wrong.line + 1) ? indentedWrongly(text, wrong) : undefined;
}

function indentedWrongly(text: string, { line, found, expected }: IndentError): ParseIssue {
  const typed = (lineAt(text, line + 1) ?? '').trim();
  return ofOneLine(text, offsetAt(text, line + 1, 1), text.length, wronglyIndented(found, expected, typed));
}

/** Almost always the lines are nested because of a wrong indentation further up. */
function tooDeep(beyond: ParseIssue, text: string): ParseIssue {
  if (/^ *\t/.test(text.slice(lineStart(text, beyond.start)))) return tabAsIndent(text, text.search(INDENT_WITH_TABS));
  const wrong = findIndentError(text);
  return wrong ? indentedWrongly(text, wrong) : beyond;
}

/** A line that continues a value that a # in the line above has cut off. */
function cutAbove(text: string, offset: number): ParseIssue | undefined {
  const above = lineStart(text, lineStart(text, offset) - 1);
  const [line] = /^[^"'#\n]*[ \t]#[^\s#].*$/m.exec(text.slice(above, lineStart(text, offset))) ?? [];
  return line === undefined || /^ *(?:- |[\w-]+:)/.test(text.slice(lineStart(text, offset)))
    ? undefined
    : cutIn(text, above);
}

/** The comment after a # in a line. */
function cutIn(text: string, offset: number): ParseIssue | undefined {
  const [note] = /[ \t]#[^\s#].*/.exec(text.slice(offset, lineEnd(text, offset))) ?? [];
  if (note === undefined) return undefined;
  const start = text.indexOf(note, offset) + 1;
  return { start, end: start + note.trim().length, problem: cutText(note.trim()) };
}

function tabAsIndent(text: string, offset: number): ParseIssue {
  const start = lineStart(text, offset);
  const [indent = ''] = /^[ \t]*/.exec(text.slice(start)) ?? [];
  return { start, end: start + indent.length, problem: tabInIndent() };
}

function isTab({ start, end }: ParseIssue, text: string): boolean {
  return /^[ \t]*\t[ \t]*$/.test(text.slice(start, end));
}

/** The range of an error may extend to the end of the text; only its first line is used. */
function ofOneLine(text: string, start: number, end: number, problem: ProblemOf): ParseIssue {
  return { start, end: Math.max(start + 1, Math.min(end, lineEnd(text, start))), problem };
}

/** The keys that repeat an earlier one of the same block. */
function duplicateKeys(yaml: Document, text: string): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  const keysOf = new Map<unknown, Set<unknown>>();
  const lost = new Set<unknown>();
  visit(yaml, {
    Pair: (_key, { key }, path) => {
      if (!isScalar(key) || !key.range) return;
      const block = path.at(-1);
      const keys = keysOf.get(block) ?? new Set();
      const [start, end] = key.range;
      // The fields of an entry without its hyphen would all repeat those of the entry above.
      if (lost.has(block)) return;
      if (keys.has(key.value)) {
        if (errors.length <= MAX_SHOWN && withoutHyphen(text, start)) lost.add(block);
        errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', ''));
      }
      keysOf.set(block, keys.add(key.value));
    },
  });
  return errors;
}

/** A value that is the rest of its line, after its key or hyphen. The fix puts it in quotes. */
function quotable(text: string, start: number, problem: ProblemOf): ParseIssue | undefined {
  const from = lineStart(text, start);
  const value = text.slice(start, lineEnd(text, start)).trimEnd();
  const end = start + value.length;
  if (/^(?:mailto|tel|https?): \S/i.test(value)) {
    return { start, end, problem: spacedScheme(value.replace(/: +/, ':')) };
  }
  const isAlone = /^ *(?:- +)*(?:[\w-]+: +)?$/.test(text.slice(from, start)) && start > from;
  const isOnePiece = !/^["'[{|>]/.test(value) && !/(?:^|\s)#/.test(value) && !goesOn(text, from, end);
  // A value that is not a sentence may be meant as YAML reads it.
  const isSentence = !/^(?:[*&]\S*$|!!)/.test(value);
  const isReason = problem.found !== undefined || /: |:$/.test(value) || /^[@`%,\]}]/.test(value);
  return isAlone && isOnePiece && isSentence && isReason
    ? { start, end, problem: { ...problem, suggestion: putInQuotes(inQuotes(value)), replacement: inQuotes(value) } }
    : undefined;
}

/** Whether the value of a line continues below: then the next line is indented further. */
function goesOn(text: string, from: number, end: number): boolean {
  const [, indent = ''] = /^( *)/.exec(text.slice(from)) ?? [];
  const [, next = ''] = /^[^\n]*\n(?:[ \t]*\r?\n)*( *)/.exec(text.slice(end)) ?? [];
  return next.length > indent.length;
}

function inQuotes(value: string): string {
  if (!/["\\]/.test(value)) return `"${value}"`;
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

const INDENT_WITH_TABS = /^ *\t[\t ]*(?=- |[\w-]+:(?:\s|$))/gm;

/** The spaces that a tab may replace. */
const TAB_WIDTHS = ['', '  ', '    '];

/** Spaces instead of tabs before fields and entries, if one tab width makes more fields readable than the rest. */
function withoutTabs(text: string): TextEdit[] | undefined {
  return onlyReadable(
    text,
    TAB_WIDTHS.map((width) => reindented(text, INDENT_WITH_TABS, '\t', width)),
  );
}

/** The change that makes more fields readable than any other change. */
function onlyReadable(text: string, ways: readonly TextEdit[][]): TextEdit[] | undefined {
  const lines = ways.map((edits) => firstWrongLine(edited(text, edits)));
  const furthest = Math.max(...lines);
  const [way, other] = ways.filter((_edits, index) => lines[index] === furthest);
  return other ? undefined : way;
}

const INDENT_WITH_ODD_SPACES = /^[ \t]*\u00a0[ \t\u00a0]*/gm;

/** Ordinary spaces instead of unusual ones, unless these may have been added to a correct indentation. */
function withoutOddSpaces(text: string): TextEdit[] | undefined {
  const replaced = reindented(text, INDENT_WITH_ODD_SPACES, '\u00a0', ' ');
  const isMixed = replaced.some(({ start, end }) => /[ \t]/.test(text.slice(start, end)));
  if (!isMixed) return replaced;
  return onlyReadable(text, [replaced, reindented(text, INDENT_WITH_ODD_SPACES, '\u00a0', '')]);
}

/** Replaces one character in every indentation that a pattern finds. */
function reindented(text: string, pattern: RegExp, sign: string, by: string): TextEdit[] {
  return [...text.matchAll(pattern)].map(({ 0: indent, index }) => ({
    start: index,
    end: index + indent.length,
    text: indent.replaceAll(sign, by),
  }));
}

/** The position of the quotation mark that is never closed. */
function openQuote(yaml: Document, text: string): number | undefined {
  let open: number | undefined;
  visit(yaml, {
    Scalar: (_key, node) => {
      if (!node.range || (node.type !== 'QUOTE_DOUBLE' && node.type !== 'QUOTE_SINGLE')) return;
      const [start, end] = node.range;
      if (end - start < 2 || text[end - 1] !== text[start]) open = start;
    },
  });
  return open;
}
