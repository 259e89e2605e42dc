import type { Nodes } from 'mdast';
import { memoize } from '../../platform/memoize';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { countUpTo } from '../diagnostics/line-index';
import { type Tokens, tokensOf } from '../schema/tokens';
import { quotationsIn } from '../text/quotations';
import { sentencesOf } from '../text/sentences';

/** A placeholder in a text for what has no words of its own: code, a picture, a passage in another language. */
export const NO_WORDS = '\uFFFC';

/** A part of a text, and where the source has it. */
export interface Piece {
  text: string;
  /** Where it begins in the text of its block. */
  start: number;
  /** Whether a place in it is all of it: a token that is filled in, or what has no words. */
  isWhole: boolean;
  /** The offsets in the source of a part, from one offset in the piece to another; undefined if it is spelled in another way. */
  placeOf: (start: number, end: number) => [start: number, end: number] | undefined;
}

/** Where a text is written. */
export interface Source {
  /** What the offsets of pieces count in. */
  text: string;
  /** A diagnostic from one offset to another. @param isFirst whether its replacement would begin the value */
  at: (start: number, end: number, problem: Problem, isFirst: boolean) => Finding;
  /** A diagnostic at all of the text, where the place of a part is not known. */
  whole: (problem: Problem) => Finding;
}

/** What a block consists of. */
export interface BlockParts {
  /** What it is. */
  type: 'field' | 'property' | 'alternative text' | 'paragraph' | 'heading' | 'cell';
  lang: string;
  pieces: readonly Piece[];
  source: () => Source;
  /** What is written in the body; undefined in a field. */
  node?: Nodes | undefined;
  /** Whether all of it is a quotation. */
  isQuote?: boolean;
  /** Whether what follows may end its last sentence: a list, a table, code; an entry of a list needs no end. */
  goesOn?: boolean;
  /** Where it names a source: at links to other sites, and at footnotes. */
  citations?: readonly number[];
  /** Whether a source is named for all of it: a row of a table has its source in a cell. */
  isSourced?: boolean;
}

/** A text that visitors read: a field, a paragraph, a heading, a cell, an alternative text, or a property. Methods take offsets in it. */
export class TextBlock {
  readonly type: BlockParts['type'];
  readonly text: string;
  /** The code of the language that it is in. What is in another one is a block of its own. */
  readonly lang: string;
  readonly node: Nodes | undefined;
  readonly goesOn: boolean;
  readonly #parts: BlockParts;

  constructor(parts: BlockParts) {
    this.type = parts.type;
    this.lang = parts.lang;
    this.node = parts.node;
    this.goesOn = parts.goesOn === true;
    this.text = parts.pieces.map(({ text }) => text).join('');
    this.#parts = parts;
  }

  /**
   * A diagnostic at a part of the text; in a token that is filled in, at the token. Its replacement becomes a fix only if the source
   * has the part as it reads.
   */
  readonly at = (start: number, end: number, { replacement, ...problem }: Problem): Finding => {
    const source = this.#parts.source();
    const place = this.#placeOf(start, end);
    if (!place) return source.whole(problem);
    const isTyped = source.text.slice(...place) === this.text.slice(start, end);
    const fix = replacement === undefined || !isTyped ? {} : { replacement };
    return source.at(...place, { ...problem, ...fix }, start === 0);
  };

  /** The same text as visitors read it, with its tokens filled in. */
  filledWith(tokens: Tokens): TextBlock {
    if (!this.text.includes('[[')) return this;
    const pieces = this.#parts.pieces.flatMap((piece) => (piece.isWhole ? [piece] : filledPieces(piece, tokens)));
    let length = 0;
    const placed = pieces.map((piece) => {
      const start = length;
      length += piece.text.length;
      return { ...piece, start };
    });
    const citations = this.#parts.citations?.map((offset) => {
      const last = pieces.findLastIndex(({ start }) => start < offset);
      const [typed, filled] = [pieces[last], placed[last]];
      return typed && filled ? filled.start + Math.min(offset - typed.start, filled.text.length) : 0;
    });
    return new TextBlock({ ...this.#parts, pieces: placed, ...(citations && { citations }) });
  }

  /** How a part is typed, with the marks in it, and the names of its tokens; undefined if its place is not known. */
  typed(start: number, end: number): string | undefined {
    const place = this.#placeOf(start, end);
    return place && this.#parts.source().text.slice(...place);
  }

  /** The diagnostics at all matches that have a problem. @param pattern with the flag g */
  find(pattern: RegExp, problemOf: (match: RegExpExecArray) => Problem | undefined): Finding[] {
    // Few texts have any, and matchAll() copies the pattern first.
    if (this.text.search(pattern) < 0) return [];
    return [...this.text.matchAll(pattern)].flatMap((match) => {
      const problem = problemOf(match);
      return problem ? this.at(match.index, match.index + match[0].length, { found: match[0], ...problem }) : [];
    });
  }

  /** Whether a part is in quotation marks or in a block quote. */
  isQuoted(start: number, end: number): boolean {
    return this.quotation(start, end) !== undefined;
  }

  /** The quotation that a part is in; undefined outside of quotation marks and block quotes. */
  quotation(start: number, end: number): string | undefined {
    const quotation = this.#quotationAt(start, end);
    if (quotation) return this.text.slice(quotation.start, quotation.end);
    return this.#parts.isQuote === true ? this.text : undefined;
  }

  /** Whether a part is in quotation marks as other languages have them: „…“, « … », ”…”. */
  isInForeignMarks(start: number, end: number): boolean {
    const quotation = this.#quotationAt(start, end);
    return quotation !== undefined && /[„‚«»”「]/.test(this.text.charAt(quotation.start));
  }

  /** Whether no word of its sentence is before a part. */
  beginsSentence(start: number): boolean {
    const sentence = sentencesIn(this)[sentenceAt(this, start)];
    return !/[\p{L}\p{N}]/u.test(this.text.slice(sentence?.start, start));
  }

  /** Whether the sentence of a part names its source, or the next one does nothing else: "Source: …", "(…)". */
  hasSource(start: number): boolean {
    const { isSourced = false, citations = [] } = this.#parts;
    if (citations.length === 0) return isSourced;
    const sentences = sentencesIn(this);
    const own = sentenceAt(this, start);
    const next = sentences[own + 1];
    const isNote = next !== undefined && /^(?:\(|\[|sources?\b)/i.test(this.text.slice(next.start, next.end));
    const last = isNote ? own + 1 : own;
    return isSourced || citations.some((at) => isBetween(sentenceAt(this, at), own, last));
  }

  /** Where the source has a part. */
  #placeOf(start: number, end: number): [start: number, end: number] | undefined {
    const [first, last] = [this.#pieceAt(start), this.#pieceAt(Math.max(start, end - 1))];
    const from = first && placeIn(first, start, end)?.[0];
    const to = last && placeIn(last, start, end)?.[1];
    return from === undefined || to === undefined ? undefined : [from, to];
  }

  #pieceAt(offset: number): Piece | undefined {
    const { pieces } = this.#parts;
    return pieces[Math.max(0, countUpTo(pieces, offset, ({ start }) => start) - 1)];
  }

  #quotationAt(start: number, end: number) {
    const quotations = quotationsOf(this);
    const last = quotations[countUpTo(quotations, start, (each) => each.start) - 1];
    return last && end <= last.end ? last : undefined;
  }
}

const quotationsOf = memoize(({ text }: TextBlock) => quotationsIn(text));
const sentencesIn = memoize(({ text }: TextBlock) => sentencesOf(text));

/** The parts of a typed piece, of which those are whole that are tokens. */
function filledPieces({ text, start: first, placeOf }: Piece, tokens: Tokens): Piece[] {
  const known = tokensOf(text).filter(({ id }) => tokens.textOf(id) !== undefined);
  const ends = [...known, { start: text.length, end: text.length }];
  return ends.flatMap(({ start, end }, index) => {
    const from = known[index - 1]?.end ?? 0;
    const typed: Piece = {
      text: text.slice(from, start),
      start: first + from,
      isWhole: false,
      placeOf: (begin, behind) => placeOf(from + begin, from + behind),
    };
    const token: Piece = {
      text: tokens.fill(text.slice(start, end)),
      start: first + start,
      isWhole: true,
      placeOf: () => placeOf(start, end),
    };
    return [typed, token].filter((each) => each.text !== '');
  });
}

/** Where the source has the part of a text that is in a piece. */
function placeIn({ text, start: first, isWhole, placeOf }: Piece, start: number, end: number) {
  if (isWhole) return placeOf(0, text.length);
  return placeOf(Math.max(0, start - first), Math.min(text.length, end - first));
}

function isBetween(place: number, first: number, last: number): boolean {
  return place >= first && place <= last;
}

/** The number of the sentence that an offset is in. */
function sentenceAt(block: TextBlock, offset: number): number {
  return countUpTo(sentencesIn(block), offset, ({ start }) => start) - 1;
}
