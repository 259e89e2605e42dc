import type { Nodes } from 'mdast';
import * as z from 'zod';
import { memoize } from '../../platform/memoize';
import { diagnosticAt, type Finding, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { alertOf } from '../parse/alerts';
import { diagnosticAtField, sourceOf } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import { offsetsOf } from '../parse/walk-mdast';
import { componentNamed } from '../schema/body-components';
import { refersTo } from '../schema/fields/reference';
import { isInLanguage } from '../schema/language';
import type { FileType } from '../schema/site';
import type { Tokens } from '../schema/tokens';
import type { Field, Path } from '../schema/walk-fields';
import { alignedTo } from '../text/aligned-to';
import { type BlockParts, NO_WORDS, type Piece, type Source, TextBlock } from './text-block';

/** What texts are taken from. */
interface TextSource {
  parsed: ParsedFile;
  fields: readonly Field[];
  language: string;
  type: Pick<FileType, 'site'>;
}

/** Which texts of a file a rule asks for; without anything, all of them, as they are typed. */
export interface WantedTexts {
  /** Only texts that match; it needs the flag m if it has ^ or $. Few files have what most rules look for, so all are searched at once. */
  pattern?: RegExp;
  /** Only texts in a language: of any region, as en, or of one, as en-US; or in the one of the site. */
  lang?: string;
  /** Fills the tokens in, as visitors read them. */
  tokens?: Tokens;
}

/** Neither a space nor part of a word, on a line of its own: no phrase continues after it. */
const BETWEEN_TEXTS = '\n\0\n';

/** Texts, and all of them as one. */
interface Texts {
  all: readonly TextBlock[];
  joined: string;
}

/** The last file whose texts were requested: the next file is checked once all rules have checked this one. */
let last: { of: ParsedFile; typed: Texts; filled?: Texts & { with: Tokens } } | undefined;

/** The texts of a file that visitors read or hear, in their order: fields other than references, blocks of the body, alternative texts. */
export function textsIn(file: TextSource, { pattern, lang, tokens }: WantedTexts): readonly TextBlock[] {
  const { all, joined } =
    tokens && file.parsed.text.includes('[[') ? filledTexts(file, tokens) : typedTexts(file).typed;
  if (pattern && joined.search(pattern) < 0) return [];
  return all.filter((each) => (!lang || isInLanguage(each.lang, lang)) && (!pattern || each.text.search(pattern) >= 0));
}

function typedTexts(file: TextSource) {
  if (last?.of !== file.parsed) last = { of: file.parsed, typed: joined(textsOf(file)) };
  return last;
}

function filledTexts(file: TextSource, tokens: Tokens): Texts {
  const known = typedTexts(file);
  if (known.filled?.with !== tokens)
    known.filled = { ...joined(known.typed.all.map((block) => block.filledWith(tokens))), with: tokens };
  return known.filled;
}

function joined(all: readonly TextBlock[]): Texts {
  return { all, joined: all.map(({ text }) => text).join(BETWEEN_TEXTS) };
}

function textsOf(file: TextSource): TextBlock[] {
  const { parsed, fields, language: lang } = file;
  const blocks: TextBlock[] = [];
  const add = (parts: BlockParts) => {
    blocks.push(new TextBlock(parts));
  };
  for (const { path, value, schema } of fields) {
    // The word of an enumeration is for the code.
    if (typeof value !== 'string' || schema instanceof z.ZodEnum || refersTo(schema) !== undefined) continue;
    const pieces = [{ text: value, start: 0, isWhole: false, placeOf: placesInField(parsed, path, value) }];
    add({ type: 'field', lang, pieces, source: () => sourceOfField(parsed, path) });
  }
  addBlocks(parsed.tree, { lang, isQuote: false, isSourced: false }, { file, add });
  return blocks;
}

/** What a part of a body is in. */
interface Around {
  lang: string;
  isQuote: boolean;
  isSourced: boolean;
}

/** What blocks are made with. */
interface Walk {
  file: TextSource;
  add: (parts: BlockParts) => void;
}

type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const TYPES: Partial<Record<Nodes['type'], BlockParts['type']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};

/** Adds the blocks of a part of a body. */
function addBlocks(parent: Nodes, around: Around, walk: Walk) {
  if (!('children' in parent)) return;
  for (const [index, node] of parent.children.entries()) {
    const type = TYPES[node.type];
    if (type) {
      const next = parent.children[index + 1];
      const isBeforeText = next === undefined || next.type === 'table' || TYPES[next.type] !== undefined;
      const goesOn = parent.type === 'listItem' || !isBeforeText;
      addBlock(node, { type, node, goesOn }, around, walk);
    } else if (isComponent(node)) {
      addProperties(node, around, walk);
      addBlocks(node, insideOf(node, around, walk), walk);
    } else if (node.type === 'blockquote') {
      addBlocks(node, { ...around, isQuote: around.isQuote || alertOf(node) === undefined }, walk);
    } else if (node.type === 'tableRow') {
      addBlocks(node, { ...around, isSourced: namesSource(node) }, walk);
    } else {
      addBlocks(node, around, walk);
    }
  }
}

function isComponent(node: Nodes): node is Component {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** What the texts in a component are in. */
function insideOf({ name, attributes }: Component, around: Around, { file }: Walk): Around {
  const own = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'lang')?.value;
  const isQuote = componentNamed(name, file.type.site.bodyComponents)?.holds === 'quotation';
  return { ...around, lang: typeof own === 'string' ? own : around.lang, isQuote: around.isQuote || isQuote };
}

/** Adds the texts of the properties of a component. */
function addProperties({ attributes }: Component, { lang }: Around, { file: { parsed }, add }: Walk) {
  for (const attribute of attributes) {
    if (typeof attribute.value !== 'string' || attribute.type !== 'mdxJsxAttribute') continue;
    const { value } = attribute;
    const [start, end] = offsetsOf(attribute);
    const placeOf = placesIn(parsed.body, [parsed.body.indexOf('=', start) + 2, end], value);
    const pieces = [{ text: value, start: 0, isWhole: false, placeOf }];
    add({ type: 'property', lang, pieces, source: () => sourceInBody(parsed, attribute, inProperty) });
  }
}

/** A replacement within the value of a property: a quotation mark might end it. */
function inProperty(replacement: string): string {
  return replacement.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}

/** Adds a block, and then the texts inside it that are blocks of their own. */
function addBlock(
  block: Nodes,
  what: Pick<BlockParts, 'type' | 'node' | 'goesOn'>,
  { lang, isQuote, isSourced }: Around,
  walk: Walk,
) {
  const { add } = walk;
  const { parsed } = walk.file;
  const pieces: Piece[] = [];
  const citations: number[] = [];
  const later: (() => void)[] = [];
  let length = 0;
  const addPiece = (piece: Omit<Piece, 'start'>) => {
    pieces.push({ ...piece, start: length });
    length += piece.text.length;
  };
  const addWhole = (node: Nodes, text: string) => addPiece({ text, isWhole: true, placeOf: () => offsetsOf(node) });
  const addInside = (node: Nodes) => {
    if (isCitation(node)) citations.push(length);
    if (node.type === 'text') {
      addPiece({ text: node.value, isWhole: false, placeOf: placesIn(parsed.body, offsetsOf(node), node.value) });
    } else if (node.type === 'break') {
      addWhole(node, '\n');
    } else if (node.type === 'inlineCode' || isCode(node)) {
      addWhole(node, NO_WORDS);
    } else if (node.type === 'image' || node.type === 'imageReference') {
      addWhole(node, NO_WORDS);
      later.push(() => addAlternative(node, node.alt ?? '', lang, walk));
    } else if (isComponent(node)) {
      const inside = insideOf(node, { lang, isQuote, isSourced }, walk);
      later.push(() => addProperties(node, { lang, isQuote, isSourced }, walk));
      if (inside.lang === lang && inside.isQuote === isQuote) {
        node.children.forEach(addInside);
      } else {
        addWhole(node, NO_WORDS);
        later.push(() => addBlock(node, { type: what.type, node }, inside, walk));
      }
    } else if ('children' in node) {
      node.children.forEach(addInside);
    }
  };
  if ('children' in block) block.children.forEach(addInside);
  if (pieces.length > 0)
    add({ ...what, lang, isQuote, isSourced, citations, pieces, source: () => sourceInBody(parsed, block) });
  for (const addLater of later) addLater();
}

function addAlternative(node: Nodes, alt: string, lang: string, { file: { parsed }, add }: Walk) {
  const [start, end] = offsetsOf(node);
  const placeOf = placesIn(parsed.body, [start + '!['.length, end], alt);
  const pieces = [{ text: alt, start: 0, isWhole: false, placeOf }];
  add({ type: 'alternative text', lang, node, pieces, source: () => sourceInBody(parsed, node) });
}

/** Whether it is an expression, and no comment. */
function isCode(node: Nodes): boolean {
  return node.type === 'mdxTextExpression' && !node.value.trimStart().startsWith('/*');
}

function namesSource(node: Nodes): boolean {
  return isCitation(node) || ('children' in node && node.children.some(namesSource));
}

function isCitation(node: Nodes): boolean {
  return node.type === 'footnoteReference' || (node.type === 'link' && /^(?:https?:)?\/\//i.test(node.url));
}

function sourceInBody(
  file: ParsedFile,
  node: Pick<Nodes, 'position'>,
  spelled = (replacement: string) => replacement,
): Source {
  const at = (start: number, end: number, { replacement, ...problem }: Problem) =>
    diagnosticAt(file, rangeAt(file.body, start, end), {
      ...problem,
      replacement: replacement === undefined ? undefined : spelled(replacement),
    });
  return { text: file.body, at, whole: (problem) => at(...offsetsOf(node), problem) };
}

function sourceOfField(file: ParsedFile, path: Path): Source {
  const style = sourceOf(file, path)?.style;
  return {
    text: file.text,
    at: (start, end, { replacement, ...problem }, isFirst) =>
      diagnosticAt(file, rangeAt(file.text, start, end), {
        field: path.join('.'),
        ...problem,
        replacement: replacement === undefined ? undefined : spelledAs(style, replacement, isFirst),
      }),
    whole: (problem) => diagnosticAtField(file, path, 'value', problem),
  };
}

/** A part of the text of a field, from one offset to another. */
export interface FieldPart<Where = Path> {
  path: Where;
  text: string;
  start: number;
  end: number;
}

export function atFieldPart(file: ParsedFile, { path, text, start, end }: FieldPart, problem: Problem): Finding {
  const pieces = [{ text, start: 0, isWhole: false, placeOf: placesInField(file, path, text) }];
  const block = new TextBlock({ type: 'field', lang: '', pieces, source: () => sourceOfField(file, path) });
  return block.at(start, end, problem);
}

/** Where parts of the value of a field are in the text of the file. */
function placesInField(file: ParsedFile, path: Path, value: string): Piece['placeOf'] {
  // Only if it is asked for: finding a field takes time.
  const places = memoize(() => {
    const { source = '', offset = 0, style = '' } = sourceOf(file, path) ?? {};
    // A block begins below its mark.
    const marks = style.startsWith('BLOCK') ? source.indexOf('\n') + 1 : style.startsWith('QUOTE') ? 1 : 0;
    return placesIn(file.text, [offset + marks, offset + source.length], value);
  });
  return (start, end) => places(file)(start, end);
}

/** Where parts of a value are in a source, which has all of it between two offsets. */
function placesIn(source: string, [from, to]: [from: number, to: number], value: string): Piece['placeOf'] {
  let aligned: ReturnType<typeof alignedTo>;
  let isPlain: boolean | undefined;
  return (start, end) => {
    isPlain ??= source.startsWith(value, from);
    if (isPlain) return [from + start, from + end];
    aligned ??= alignedTo(source.slice(from, to), value);
    const [first, behind] = [aligned?.starts[start], aligned?.ends[Math.max(start, end - 1)]];
    return first === undefined || behind === undefined ? undefined : [from + first, from + behind];
  };
}

/** A replacement as a value of a style spells it, or undefined if the style can't hold it. */
function spelledAs(style: string | undefined, replacement: string, isFirst: boolean): string | undefined {
  switch (style) {
    case 'QUOTE_DOUBLE':
      return replacement.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
    case 'QUOTE_SINGLE':
      return replacement.replaceAll("'", "''");
    case 'PLAIN':
      return !isFirst || /^\p{L}/u.test(replacement) ? replacement : undefined;
    default:
      return replacement;
  }
}
