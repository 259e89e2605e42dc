import { type Document, isNode, isScalar, type Node, parseDocument, visit, type YAMLParseError } from 'yaml';
import type { Problem } from '../diagnostics/diagnostic';
import { lineAt, offsetAt, positionAt } from '../diagnostics/lines';
import { limits, MOST_SHOWN } from '../limits';
import { beyondLimit } from '../rules/files-stay-within-limits';
import { doubledKey } from '../rules/keys-are-unique';
import { harmfulKey, isHarmful } from '../rules/keys-have-harmless-names';
import { aliasInstead } from '../rules/yaml-has-no-aliases';
import { tagInstead } from '../rules/yaml-has-no-tags';
import {
  apostropheAsEnd,
  curlyQuotes,
  malformedYaml,
  oddSpaces,
  starAsHyphen,
  tightHyphen,
  wronglyIndented,
} from '../rules/yaml-is-well-formed';
import { beyondYamlLimits } from './beyond-limits';
import type { Mistake } from './mistake';
import { wrongIndent } from './wrong-indent';

/**
 * YAML of which every value is a text, true, false, nothing, a list or a group: no tags, no references, no key twice.
 * @returns the tree, with its positions, and what is wrong with it
 */
export function parseYaml(text: string): { yaml: Document; mistakes: Mistake[] } {
  const beyond = beyondYamlLimits(text);
  if (beyond) return { yaml: parseDocument(''), mistakes: [beyond] };
  const yaml = parseDocument(text, { schema: 'failsafe', customTags: ['bool', 'null'], uniqueKeys: true });
  const odd = oddNodes(yaml, text);
  const tooMany = odd[limits.references.most];
  if (tooMany) return { yaml, mistakes: [{ ...tooMany, edits: undefined, problem: beyondLimit('references') }] };
  const lines = new Set(odd.map(({ start }) => lineStart(text, start)));
  const errors = withoutEchoes(yaml.errors)
    .slice(0, MOST_SHOWN + 1)
    .map((error) => toMistake(error, yaml, text))
    .filter(({ start }) => !lines.has(lineStart(text, start)));
  return { yaml, mistakes: [...odd, ...errors] };
}

/** What is well-formed, but not what anybody meant. */
function oddNodes(yaml: Document, text: string): Mistake[] {
  const found: Mistake[] = [];
  const isEnough = () => (found.length > limits.references.most ? visit.BREAK : undefined);
  const push = (sign: string, node: Node, words: (found: string) => Problem) => {
    // The range of a node begins behind its tag and anchor.
    const start = text.lastIndexOf(sign, node.range?.[0]);
    found.push(quotable(text, start, words(sign)) ?? { start, end: start + sign.length, problem: words(sign) });
  };
  visit(yaml, {
    Alias: (_key, node) => {
      const bullets = starsAsHyphens(text, node.range?.[0] ?? 0);
      if (bullets) found.push(bullets);
      else push(`*${node.source}`, node, aliasInstead);
      return isEnough();
    },
    Node: (_key, node) => {
      if ('anchor' in node && node.anchor !== undefined) push(`&${node.anchor}`, node, aliasInstead);
      if (node.tag !== undefined) push(node.tag.replace('tag:yaml.org,2002:', '!!'), node, tagInstead);
      return isEnough();
    },
    Pair: (_key, { key }) => {
      if (!isScalar(key) || !isHarmful(key.value) || !key.range) return;
      found.push({ start: key.range[0], end: key.range[1], problem: harmfulKey(key.value) });
    },
  });
  return found;
}

/** A list whose entries begin with stars, as in a text, from its first line on. */
function starsAsHyphens(text: string, offset: number): Mistake | undefined {
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

function toMistake(error: YAMLParseError, yaml: Document, text: string): Mistake {
  const [start, end] = error.pos;
  const problem = malformedYaml(error);
  const clear = nearLine(text, start);
  if (clear) return clear;
  switch (error.code) {
    case 'DUPLICATE_KEY': {
      const [key = ''] = /^(?:"[^"]*"|'[^']*'|[^:\s]+)/.exec(text.slice(start)) ?? [];
      return { start, end: start + key.length, problem: doubledKey(key.replace(/^["']|["']$/g, '')) };
    }
    case 'TAB_AS_INDENT':
      return { start, end, problem, edits: reindented(text, INDENT_WITH_TABS, '\t', '  ') };
    case 'MISSING_CHAR': {
      const quote = openQuote(yaml, text);
      return quote === undefined ? { start, end, problem } : { start: quote, end: quote + 1, problem };
    }
    case 'MULTILINE_IMPLICIT_KEY': {
      const [key] = /^[\w-]+:(?=[^\s/])/.exec(text.slice(start)) ?? [];
      const space = key === undefined ? undefined : start + key.length;
      return {
        ...ofOneLine(text, start, end, problem),
        edits: space === undefined ? undefined : [{ start: space, end: space, text: ' ' }],
      };
    }
    case 'BAD_INDENT': {
      const open = text.lastIndexOf(error.message.includes('end with a ]') ? '[' : '{', start);
      const isOpen = /end with a [\]}]/.test(error.message) && open >= 0;
      return isOpen ? { start: open, end: open + 1, problem } : { start, end, problem };
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

/** What is wrong with the lines around a place in a way that the eye overlooks, and of which the parser has no notion. */
function nearLine(text: string, offset: number): Mistake | undefined {
  const at = positionAt(text, offset).line;
  const around = [at, at - 1, at + 1];
  const startOf = (line: number) => offsetAt(text, line, 1);
  const sourceOf = (line: number) => lineAt(text, line) ?? '';
  const odd = around.find((line) => /^[ \t]*\u00a0/.test(sourceOf(line)));
  if (odd !== undefined) {
    const [indent = ''] = /^\s*/.exec(sourceOf(odd)) ?? [];
    const edits = reindented(text, INDENT_WITH_ODD_SPACES, '\u00a0', ' ');
    return { start: startOf(odd), end: startOf(odd) + indent.length, problem: oddSpaces(), edits };
  }
  const tight = around.find((line) => /^ *-[\p{L}"'[]/u.test(sourceOf(line)));
  if (tight !== undefined) {
    const start = startOf(tight) + sourceOf(tight).indexOf('-');
    return ofOneLine(text, start, text.length, tightHyphen(text.slice(start + 1, lineEnd(text, start)).trimEnd()));
  }
  const wrong = wrongIndent(text);
  if (!wrong || !around.includes(wrong.line + 1)) return undefined;
  const start = startOf(wrong.line + 1);
  return ofOneLine(text, start, text.length, wronglyIndented(wrong.found, wrong.expected));
}

/** The range of an error may go on to the end of the text; its first line is the place. */
function ofOneLine(text: string, start: number, end: number, problem: Problem): Mistake {
  return { start, end: Math.max(start + 1, Math.min(end, lineEnd(text, start))), problem };
}

/** Behind the first place that can't be read the parser has lost its way: what it finds there is the same error again. */
function withoutEchoes(errors: readonly YAMLParseError[]): YAMLParseError[] {
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY');
  return errors.filter((error) => error === first || (error.code === 'DUPLICATE_KEY' && !first));
}

/** A value that takes the rest of its line, behind its key or hyphen, with itself in quotes as the mend. */
function quotable(text: string, start: number, problem: Problem): Mistake | undefined {
  const from = lineStart(text, start);
  const value = text.slice(start, lineEnd(text, start)).trimEnd();
  const end = start + value.length;
  const isAlone = /^ *(?:- +)*(?:[\w-]+: +)?$/.test(text.slice(from, start)) && start > from;
  const isOnePiece = !/^["'[{|>]/.test(value) && !/(?:^|\s)#/.test(value) && !goesOn(text, from, end);
  const isReason = problem.found !== undefined || /: |:$/.test(value) || /^[@`%,\]}]/.test(value);
  return isAlone && isOnePiece && isReason
    ? { start, end, problem: { ...problem, replacement: inQuotes(value) } }
    : undefined;
}

/** Whether the value of a line goes on below: then the next line is indented further. */
function goesOn(text: string, from: number, end: number): boolean {
  const [, indent = ''] = /^( *)/.exec(text.slice(from)) ?? [];
  const [, next = ''] = /^[^\n]*\n(?:[ \t]*\r?\n)*( *)/.exec(text.slice(end)) ?? [];
  return next.length > indent.length;
}

function inQuotes(value: string): string {
  if (!/["\\]/.test(value)) return `"${value}"`;
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

const INDENT_WITH_TABS = /^ *\t[\t ]*/gm;
const INDENT_WITH_ODD_SPACES = /^[ \t]*\u00a0[ \t\u00a0]*/gm;

/** Every indentation that a pattern finds, with one sign in it written otherwise. */
function reindented(text: string, pattern: RegExp, sign: string, by: string) {
  return [...text.matchAll(pattern)].map(({ 0: indent, index }) => ({
    start: index,
    end: index + indent.length,
    text: indent.replaceAll(sign, by),
  }));
}

/** Where the quotation mark stands that is never closed. */
function openQuote(yaml: Document, text: string): number | undefined {
  let open: number | undefined;
  visit(yaml, {
    Scalar: (_key, node) => {
      if (!isNode(node) || !node.range || (node.type !== 'QUOTE_DOUBLE' && node.type !== 'QUOTE_SINGLE')) return;
      const [start, end] = node.range;
      if (end - start < 2 || text[end - 1] !== text[start]) open = start;
    },
  });
  return open;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}
