import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Plugin, unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { memoize } from '../../platform/memoize';
import { count } from '../../platform/statistics';
import type { TextEdit } from '../diagnostics/apply-fixes';
import type { Problem } from '../diagnostics/diagnostic';
import { gfmFor } from './body-syntax';
import { lineBreak } from './html-to-markdown';
import { sentencesAreNoCode } from './import-export-syntax';
import { isCodeBudgetSpent, limitedAcorn, startCodeBudget } from './limited-acorn';
import {
  codeInBraces,
  endBehindText,
  importOrExport,
  openBrace,
  openComment,
  openProperty,
  unclosedTag,
  unreadableTag,
  wrongEnd,
} from './mdx-rules';
import type { ParseIssue } from './parse-issue';
import { allNodes, offsetsOf } from './walk-mdast';

/** Created once: that takes as long as parsing. */
const parserWith = memoize((gfm: Plugin<[], Root>) =>
  unified().use(remarkParse).use(gfm).use(remarkMdx, { acorn: limitedAcorn }).use(sentencesAreNoCode).freeze(),
);

/** The tree of a body, or an empty one and the first place that can't be read. */
export function parseBody(body: string): { tree: Root; mistake?: ParseIssue } {
  startCodeBudget(body.length);
  if (/\S/.test(body)) count('bodies parsed');
  try {
    const tree = parserWith(gfmFor(body)).parse(body);
    return isCodeBudgetSpent() ? { tree: { type: 'root', children: [] }, mistake: firstCode(body) } : { tree };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return { tree: { type: 'root', children: [] }, mistake: toMistake(error, body) };
  }
}

function firstCode(body: string): ParseIssue {
  const at = body.search(/^(?:import|export)\b|\{/m);
  return body.charAt(at) === '{' ? braces(body, at) : lineOf(body, at, importOrExport());
}

function toMistake(error: VFileMessage, body: string): ParseIssue {
  const at = offsetOf(error, body);
  switch (error.ruleId) {
    case 'end-tag-mismatch':
    case 'unexpected-closing-slash':
      return tagMismatch(error, body, at);
    case 'acorn':
      if (error.source === 'micromark-extension-mdxjs-esm') return lineOf(body, at, importOrExport());
      return braces(body, at);
    default:
      return error.source === 'micromark-extension-mdx-expression' ? braces(body, at) : unreadable(body, at);
  }
}

/** Where the parser stopped. Some messages say it only in their text, as (line:column-line:column). */
function offsetOf({ place, reason }: VFileMessage, body: string): number {
  const point = place && 'start' in place ? place.start : place;
  if (point?.offset !== undefined) return point.offset;
  const [, line = '1', column = '1'] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const before = body.split('\n').slice(0, Number(line) - 1);
  return before.join('\n').length + Math.min(1, before.length) + Number(column) - 1;
}

function tagMismatch({ reason }: VFileMessage, body: string, at: number): ParseIssue {
  const names = [...reason.matchAll(/`<\/?([^`>]*)>`/g)].map(([, name = '']) => name);
  const [closing, open] = names;
  // The closing slash follows the <.
  const start = body.lastIndexOf('<', at + 1);
  const end = body.indexOf('>', start) + 1 || body.length;
  if (reason.startsWith('Expected a closing tag')) {
    const opening = body.indexOf(`<${closing}`, Math.max(0, start));
    const openingEnd = body.indexOf('>', opening) + 1 || body.length;
    const edits = /^<br\s*>$/.test(body.slice(opening, openingEnd)) ? lineBreak(body, opening, openingEnd) : undefined;
    return { start: opening, end: openingEnd, problem: unclosedTag(closing ?? ''), ...(edits && { edits }) };
  }
  const name = body.slice(start, end).replace(/[</>\s]/g, '');
  const isBehindText = /\S[ \t]*$/.test(body.slice(0, start).split('\n').at(-1) ?? '');
  if (open === undefined && isBehindText && body.slice(0, start).includes(`<${name}`)) {
    return { start, end, problem: endBehindText(name) };
  }
  return { start, end, problem: wrongEnd(name, open) };
}

function braces(body: string, at: number): ParseIssue {
  let start = body.lastIndexOf('{', at);
  while (body[start - 1] === '{') start -= 1;
  const close = body.indexOf('}', start);
  if (/^\{\/\*(?![\s\S]*\*\/\})/.test(body.slice(start))) return { start, end: start + 3, problem: openComment() };
  if (close < 0) return { start, end: start + 1, problem: openBrace() };
  return { start, end: close + 1, problem: codeInBraces(body.slice(start, close + 1)) };
}

/** A tag whose last quotation mark on the line is an opening one. */
const OPEN_PROPERTY = /<[A-Z]\w*(?:\s+\w+=(?:"[^"\n]*"|'[^'\n]*'))*\s+\w+=["'][^"'>\n]*>(?![^"'\n]*["'])/g;

function unreadable(body: string, at: number): ParseIssue {
  const open = [...body.slice(0, at).matchAll(OPEN_PROPERTY)].at(-1);
  if (open) return { start: open.index, end: open.index + open[0].length, problem: openProperty() };
  const start = Math.max(0, body.lastIndexOf('<', at - 1));
  const problem = unreadableTag(body.slice(start, at), body.slice(at));
  const end = Math.max(start + 1, Math.min(at + 1, body.length));
  return { start, end, problem, edits: certainFix(body, start) };
}

/** A < that cannot begin a tag: it is followed by a digit, punctuation, or a space, with no > in the line. */
const LITERAL = /(?<!\\)<(?=\d|[-=<.,;:?%]|[ \t]+[^\sA-Za-z/>]|[ \t][^>\n]{0,200}$)/gm;

/** A < that must be literal, or an HTML comment that can become an MDX comment. */
function certainFix(body: string, start: number): TextEdit[] | undefined {
  const literals = [...body.matchAll(LITERAL)].map(({ index }) => index);
  if (literals.includes(start)) {
    const places = inText(body, literals);
    return (places.includes(start) ? places : [start]).map((place) => ({ start: place, end: place + 1, text: '\\<' }));
  }
  const [comment] = /^<!--(?:(?!\*\/|-->)[\s\S])*-->/.exec(body.slice(start)) ?? [];
  if (comment === undefined) return undefined;
  const end = start + comment.length;
  return [
    { start, end: start + 4, text: '{/*' },
    { start: end - 3, end, text: '*/}' },
  ];
}

/** The places that are in text, not in code or in a property; none if the body has other errors. */
function inText(body: string, places: readonly number[]): number[] {
  let escaped = '';
  let end = 0;
  for (const place of places) {
    escaped += `${body.slice(end, place)}\\`;
    end = place;
  }
  const texts = textsOf(escaped + body.slice(end));
  return places.filter((place, before) => {
    while ((texts.at(-1)?.[1] ?? Number.POSITIVE_INFINITY) <= place + before) texts.pop();
    return (texts.at(-1)?.[0] ?? Number.POSITIVE_INFINITY) <= place + before;
  });
}

/** The places of the texts of a body, from last to first; none if it can't be parsed. */
function textsOf(body: string): [start: number, end: number][] {
  try {
    const nodes = allNodes(parserWith(gfmFor(body)).parse(body));
    const texts = nodes.filter(({ type }) => type === 'text').map(offsetsOf);
    return texts.sort(([a], [b]) => b - a);
  } catch (error) {
    if (error instanceof VFileMessage) return [];
    throw error;
  }
}

function lineOf(body: string, at: number, problem: Problem): ParseIssue {
  const start = body.lastIndexOf('\n', at - 1) + 1;
  const end = body.indexOf('\n', start);
  return { start, end: end < 0 ? body.length : end, problem };
}
