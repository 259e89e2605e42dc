import type { Nodes, Root } from 'mdast';
import { memoize } from '../../platform/memoize';
import { countUpTo } from '../diagnostics/line-index';
import { alertOf } from '../parse/alerts';
import { textOf } from '../parse/headings';
import { allNodes } from '../parse/walk-mdast';
import { type BodyComponents, namesOfHolders } from '../schema/body-components';
import { quotationsIn } from '../text/quotations';

/** The start of a sentence: after the end of another sentence, and its closing marks. */
const START = /[.!?…]["'”’»)\]]*\s+(?=["'“‘«„([¿¡]*[\p{Lu}\p{N}])/gu;

/** What ends in a dot without ending a sentence: a title, an initial, a shortened word. */
const SHORTENED =
  /(?:(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Mx|Dr|Prof|St|Ste|Mt|Ft|Sr|Jr|Rev|Hon|Gen|Capt|vs|v|Inc|Ltd|Co|No|cf|ca|e\.g|i\.e|approx)|(?<![\p{L}\p{N}])\p{Lu}(?:\.\p{Lu})*)\.\s+$/u;

/** The offsets of a sentence in a text. */
interface Sentence {
  start: number;
  end: number;
}

/** The sentences of a text. */
function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(START)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    return found.startsWith('.') && SHORTENED.test(text.slice(0, end)) ? [] : end;
  });
  return [0, ...ends].map((start, index) => ({ start, end: ends[index] ?? text.length }));
}

/** A paragraph, a heading, a cell, or a field, as visitors read it. */
interface TextBlock {
  text: string;
  /** Whether all of it is a quotation. */
  isQuote: boolean;
  /** Where it names a source: at links to other sites, and at footnotes. */
  sources: readonly number[];
  /** Whether the source is for all of it: a row of a table has its source in a cell. */
  isSourced: boolean;
}

/** The block around a text, and the offset of the text in it. Methods take offsets in the text. */
export class Surroundings {
  readonly block: TextBlock;
  readonly start: number;

  constructor(block: TextBlock, start: number) {
    this.block = block;
    this.start = start;
  }

  /** Whether a part of the text is in quotation marks or in a block quote. */
  isQuoted(from: number, to: number): boolean {
    return this.block.isQuote || this.#quotationAt(from, to) !== undefined;
  }

  /** Whether a part of the text is in quotation marks as other languages have them: „…“, « … », ”…”. */
  isInForeignMarks(from: number, to: number): boolean {
    const quotation = this.#quotationAt(from, to);
    return quotation !== undefined && /[„‚«»”「]/.test(this.block.text.charAt(quotation.start));
  }

  /** Whether no word of its sentence is before a part of the text. */
  beginsSentence(from: number): boolean {
    const { block, start } = this;
    const sentence = sentencesIn(block)[sentenceAt(block, start + from)];
    return !/[\p{L}\p{N}]/u.test(block.text.slice(sentence?.start, start + from));
  }

  /** Whether the sentence of a part names its source, or the next one does nothing else: "Source: …", "(…)". */
  hasSource(from: number): boolean {
    const { block, start } = this;
    if (block.sources.length === 0) return block.isSourced;
    const sentences = sentencesIn(block);
    const own = sentenceAt(block, start + from);
    const next = sentences[own + 1];
    const isNote = next !== undefined && /^(?:\(|\[|sources?\b)/i.test(block.text.slice(next.start, next.end));
    const last = isNote ? own + 1 : own;
    return block.isSourced || block.sources.some((at) => isBetween(sentenceAt(block, at), own, last));
  }

  #quotationAt(from: number, to: number) {
    const quotations = quotationsOf(this.block);
    const last = quotations[countUpTo(quotations, this.start + from, (each) => each.start) - 1];
    return last && this.start + to <= last.end ? last : undefined;
  }
}

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

/** The surroundings of each text of a body, for the components that it may use. */
export const surroundingsOf = memoize((components: BodyComponents) =>
  memoize((tree: Root) => surroundingsIn(tree, namesOfHolders('quotation', components))),
);

function surroundingsIn(tree: Root, quotations: readonly string[]): ReadonlyMap<object, Surroundings> {
  const found = new Map<Nodes, Surroundings>();
  const isQuote = (node: Nodes) =>
    node.type === 'blockquote'
      ? alertOf(node) === undefined
      : node.type === 'mdxJsxFlowElement' && quotations.includes(node.name ?? '');
  const quoted = new Set(allNodes(tree).filter(isQuote).flatMap(allInside));
  const sourced = new Set(allNodes(tree).filter(isRowWithSource).flatMap(allInside));
  for (const node of allNodes(tree)) {
    if (!BLOCKS.has(node.type)) continue;
    const sources: number[] = [];
    const block = { text: textOf(node), isQuote: quoted.has(node), sources, isSourced: sourced.has(node) };
    let start = 0;
    for (const part of allInside(node)) {
      if (isSource(part)) sources.push(start);
      if (part.type === 'text') found.set(part, new Surroundings(block, start));
      if (!('children' in part)) start += textOf(part).length;
    }
  }
  return found;
}

/** The surroundings of a text that is a block. */
export function alone(text: string): Surroundings {
  return new Surroundings({ text, isQuote: false, sources: [], isSourced: false }, 0);
}

function isRowWithSource(node: Nodes): boolean {
  return node.type === 'tableRow' && allInside(node).some(isSource);
}

function isSource(node: Nodes): boolean {
  if (node.type === 'footnoteReference') return true;
  return node.type === 'link' && /^(?:https?:)?\/\//i.test(node.url);
}

function allInside(node: Nodes): Nodes[] {
  return 'children' in node ? node.children.flatMap((child) => [child, ...allInside(child)]) : [];
}

const quotationsOf = memoize(({ text }: TextBlock) => quotationsIn(text));
const sentencesIn = memoize(({ text }: TextBlock) => sentencesOf(text));

function isBetween(place: number, first: number, last: number): boolean {
  return place >= first && place <= last;
}

/** The number of the sentence that an offset is in. */
function sentenceAt(block: TextBlock, offset: number): number {
  return countUpTo(sentencesIn(block), offset, (each) => each.start) - 1;
}
