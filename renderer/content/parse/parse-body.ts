import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Plugin, unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { memoize } from '../../platform/memoize';
import { count } from '../../platform/statistics';
import type { TextEdit } from '../diagnostics/apply-fixes';
import { offsetAt } from '../diagnostics/line-index';
import type { BodyComponents } from '../schema/body-components';
import { placeAddresses } from './bare-addresses';
import { gfmFor } from './body-syntax';
import { lineBreak } from './html-to-markdown';
import { sentencesAreNoCode } from './import-export-syntax';
import { isCodeBudgetSpent, limitedAcorn, startCodeBudget } from './limited-acorn';
import {
  codeInBraces,
  endBehindText,
  importOrExport,
  isLeftComment,
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

/**
 * The tree of a body, or an empty one and the first place that can't be read.
 * @param components that it may use: a misspelled tag may be meant as one
 */
export function parseBody(body: string, components: BodyComponents = {}): { tree: Root; mistake?: ParseIssue } {
  startCodeBudget(body.length);
  if (/\S/.test(body)) count('bodies parsed');
  const tree = treeOf(body);
  if (tree instanceof VFileMessage)
    return { tree: { type: 'root', children: [] }, mistake: toMistake(tree, body, components) };
  return isCodeBudgetSpent() ? { tree: { type: 'root', children: [] }, mistake: firstCode(body) } : { tree };
}

/** The tree of a body, or why it can't be read. */
function treeOf(body: string): Root | VFileMessage {
  try {
    const tree = parserWith(gfmFor(body)).parse(body);
    placeAddresses(tree, body);
    return tree;
  } catch (error) {
    if (error instanceof VFileMessage) return error;
    throw error;
  }
}

function firstCode(body: string): ParseIssue {
  const at = body.search(/^(?:import|export)\b|\{/m);
  return body.charAt(at) === '{' ? braces(body, at) : lineOfCode(body, at);
}

function toMistake(error: VFileMessage, body: string, components: BodyComponents): ParseIssue {
  const at = offsetOf(error);
  if (error.source === 'micromark-extension-mdxjs-esm') return lineOfCode(body, at);
  if (error.source === 'micromark-extension-mdx-expression') return braces(body, at);
  const isMismatch = /^(?:end-tag-mismatch|unexpected-closing-slash)$/.test(error.ruleId ?? '');
  return isMismatch ? tagMismatch(error, body, at, components) : unreadable(body, at, components);
}

/** Where the parser stopped. */
function offsetOf({ place }: VFileMessage): number {
  const point = place && 'start' in place ? place.start : place;
  return point?.offset ?? 0;
}

/** Only the words of the message say where the tag opens, as (line:column-line:column). */
const UNCLOSED = /^Expected a closing tag for `<([^`>]*)>` \((\d+):(\d+)-/;

function tagMismatch({ reason }: VFileMessage, body: string, at: number, components: BodyComponents): ParseIssue {
  const unclosed = UNCLOSED.exec(reason);
  if (unclosed) return openTag(unclosed, body, components);
  // The closing slash follows the <.
  const start = body.lastIndexOf('<', at);
  const end = body.indexOf('>', start) + 1;
  const name = body.slice(start, end).replace(/[</>\s]/g, '');
  const [, open] = /closing tag for `<([^`>]*)>`/.exec(reason) ?? [];
  const isBehindText = /\S[ \t]*$/.test(body.slice(0, start));
  if (open === undefined && isBehindText && body.slice(0, start).includes(`<${name}`)) {
    return { start, end, problem: endBehindText(name) };
  }
  return { start, end, problem: wrongEnd(name, open, components) };
}

function openTag([, name = '', line, column]: RegExpExecArray, body: string, components: BodyComponents): ParseIssue {
  const start = offsetAt(body, Number(line), Number(column));
  const end = body.indexOf('>', start) + 1;
  const edits = /^<br\s*>$/.test(body.slice(start, end)) ? lineBreak(body, start, end) : undefined;
  return { start, end, problem: unclosedTag(name, components), ...(edits && { edits }) };
}

function braces(body: string, at: number): ParseIssue {
  let start = body.lastIndexOf('{', at);
  while (body[start - 1] === '{') start -= 1;
  const rest = body.slice(start);
  if (/^\{\/\*(?![\s\S]*\*\/\})/.test(rest)) return { start, end: start + 3, problem: openComment() };
  const [code] = /^\{\{[^}]*\}\}|^[^}]*\}+/.exec(rest) ?? [];
  if (code === undefined) return { start, end: start + 1, problem: openBrace() };
  return { start, end: start + code.length, problem: codeInBraces(code) };
}

/** A tag whose last quotation mark on the line is an opening one. */
const OPEN_PROPERTY = /<[A-Z]\w*(?:\s+\w+=(?:"[^"\n]*"|'[^'\n]*'))*\s+\w+=["'][^"'>\n]*>(?![^"'\n]*["'])/g;

function unreadable(body: string, at: number, components: BodyComponents): ParseIssue {
  const open = [...body.slice(0, at).matchAll(OPEN_PROPERTY)].at(-1);
  if (open) return { start: open.index, end: open.index + open[0].length, problem: openProperty() };
  const start = Math.max(0, body.lastIndexOf('<', at - 1));
  const problem = unreadableTag(body.slice(start, at), body.slice(at), components);
  return { start, end: Math.min(at + 1, body.length), problem, edits: certainFix(body, start) };
}

/** A < that cannot begin a tag: it is followed by a digit, punctuation, or a space, with no > in the line. */
const LITERAL = /(?<!\\)<(?=\d|[-=<.,;:?%]|[ \t]+[^\sA-Za-z/>]|[ \t][^>\n]{0,200}$)/gm;

/** A < that must be literal, or an HTML comment that can become an MDX comment, or go. */
function certainFix(body: string, start: number): TextEdit[] | undefined {
  const literals = [...body.matchAll(LITERAL)].map(({ index }) => index);
  if (literals.includes(start)) {
    const places = inText(body, literals);
    return (places.includes(start) ? places : [start]).map((place) => ({ start: place, end: place + 1, text: '\\<' }));
  }
  const [comment] = /^<!--(?:(?!\*\/|-->)[\s\S])*-->/.exec(body.slice(start)) ?? [];
  if (comment === undefined) return undefined;
  const end = start + comment.length;
  if (isLeftComment(comment)) return [{ start, end, text: '' }];
  return [
    { start, end: start + 4, text: '{/*' },
    { start: end - 3, end, text: '*/}' },
  ];
}

/** The places in text, outside code and properties; empty if the body has other errors. */
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

/** The places of the texts of a body, from last to first; empty if the body can't be parsed. */
function textsOf(body: string): [start: number, end: number][] {
  const tree = treeOf(body);
  const nodes = tree instanceof VFileMessage ? [] : allNodes(tree);
  const texts = nodes.filter(({ type }) => type === 'text').map(offsetsOf);
  return texts.sort(([a], [b]) => b - a);
}

/** The line at which the code around a place begins. The parser may stop in a line below it. */
function lineOfCode(body: string, at: number): ParseIssue {
  const start = Math.max(body.lastIndexOf('\nimport', at), body.lastIndexOf('\nexport', at)) + 1;
  return { start, end: start + body.slice(start).search(/\n|$/), problem: importOrExport() };
}
