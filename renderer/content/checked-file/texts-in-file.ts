import type { Nodes, Root } from 'mdast';
import * as z from 'zod';
import { diagnosticAt, type Finding, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { diagnosticAtField, sourceOf } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { refersTo } from '../schema/fields/reference';
import type { FileType } from '../schema/open-site';
import type { Field, Path } from '../schema/walk-fields';
import { alone, type Surroundings, surroundingsOf } from './surroundings';

/** A text that visitors read. */
export interface Copy {
  text: string;
  /** The code of the language that it is in. */
  lang: string;
  /** What it is a part of. */
  around: () => Surroundings;
  /**
   * A diagnostic at a part of the text, from one offset to another. Its replacement becomes a fix only if the
   * source has the part as it reads.
   */
  at: (start: number, end: number, problem: Problem) => Finding;
}

/** What texts are taken from. */
interface TextSource {
  parsed: ParsedFile;
  fields: readonly Field[];
  language: string;
  type: Pick<FileType, 'site'>;
}

/** Neither a space nor part of a word, on a line of its own: no phrase continues after it. */
const BETWEEN_TEXTS = '\n\0\n';

/** The last file whose texts were requested: the next file is checked once all rules have checked this one. */
let last: { of: ParsedFile; texts: readonly Copy[]; joined: string } | undefined;

/** Every text of a file that visitors read or hear: fields other than references, runs of the body, alternative texts. */
export function textsIn(file: TextSource): readonly Copy[] {
  return textsAndJoined(file).texts;
}

/**
 * The texts of a file that match a pattern. All texts are searched together first, because few files have what
 * most rules look for.
 * @param pattern with the flag m if it has ^ or $
 */
export function textsWith(file: TextSource, pattern: RegExp): readonly Copy[] {
  const { texts, joined } = textsAndJoined(file);
  return joined.search(pattern) < 0 ? [] : texts.filter(({ text }) => text.search(pattern) >= 0);
}

function textsAndJoined(file: TextSource) {
  if (last?.of === file.parsed) return last;
  const texts = textsOf(file);
  last = { of: file.parsed, texts, joined: texts.map(({ text }) => text).join(BETWEEN_TEXTS) };
  return last;
}

function textsOf({ parsed: file, fields, language: lang, type }: TextSource): Copy[] {
  const texts: Copy[] = [];
  for (const { path, value, schema: fieldSchema } of fields) {
    // The word of an enumeration is for the code.
    if (typeof value !== 'string' || fieldSchema instanceof z.ZodEnum || refersTo(fieldSchema) !== undefined) continue;
    const whole = alone(value);
    texts.push({
      text: value,
      lang,
      around: () => whole,
      at: (start, end, problem) => atFieldPart(file, { path, text: value, start, end }, problem),
    });
  }
  const quotes = quotesIn(file.tree);
  const inBody = (value: string, node: Pick<Nodes, 'position'>, inSource = (replacement: string) => replacement) => {
    const [from, to] = offsetsOf(node);
    const whole = alone(value);
    const source = file.body.slice(from, to);
    let valueAt: number | undefined;
    texts.push({
      text: value,
      lang: quotes.findLast(({ start, end }) => start <= from && from < end)?.lang ?? lang,
      around: () => surroundingsOf(type.site.bodyComponents)(file.tree).get(node) ?? whole,
      at(start, end, { replacement, ...problem }) {
        valueAt ??= source.indexOf(value);
        const place = valueAt >= 0 ? valueAt + start : placeOf(source, value, start, end);
        if (place === undefined) return diagnosticAt(file, rangeAt(file.body, from, from + source.length), problem);
        const range = rangeAt(file.body, from + place, from + place + end - start);
        return diagnosticAt(file, range, { ...problem, replacement: replacement && inSource(replacement) });
      },
    });
  };
  for (const node of allNodes(file.tree)) {
    if (node.type === 'text') inBody(node.value, node);
    if (node.type === 'image' || node.type === 'imageReference') inBody(node.alt ?? '', node);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    for (const attribute of node.attributes)
      if (typeof attribute.value === 'string') inBody(attribute.value, attribute, inProperty);
  }
  return texts;
}

/** The parts of a body with a language of their own, by their offsets. Inner parts follow the outer part. */
function quotesIn(tree: Root): { lang: string; start: number; end: number }[] {
  return allNodes(tree).flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    const own = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'lang')?.value;
    const [start, end] = offsetsOf(node);
    return typeof own === 'string' ? [{ lang: own, start, end }] : [];
  });
}

/** A part of the text of a field, from one offset to another. */
export interface FieldPart<Where = Path> {
  path: Where;
  text: string;
  start: number;
  end: number;
}

export function atFieldPart(
  file: ParsedFile,
  { path, text: whole, start, end }: FieldPart,
  { replacement, ...problem }: Problem,
): Finding {
  const found = sourceOf(file, path);
  const place = found && placeOf(found.source, whole, start, end);
  if (!found || place === undefined) return diagnosticAtField(file, path, 'value', problem);
  const range = rangeAt(file.text, found.offset + place, found.offset + place + end - start);
  const text = replacement === undefined ? undefined : spelled(replacement, found.style, start);
  return diagnosticAt(file, range, { field: path.join('.'), ...problem, replacement: text });
}

/** A replacement within the value of a property: a quotation mark might end it. */
function inProperty(replacement: string): string {
  return replacement.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}

/** Longer texts are not searched: each part would take as long as the whole text. */
const LONGEST_SEARCHED = 20_000;

/** Where a part of a text is in its source, which may have escapes, indents or line ends between the parts. */
function placeOf(source: string, text: string, start: number, end: number): number | undefined {
  if (text.length > LONGEST_SEARCHED) return undefined;
  const whole = source.indexOf(text);
  if (whole >= 0) return whole + start;
  const part = text.slice(start, end);
  const nth = text.slice(0, start).split(part).length;
  const place = source.split(part).slice(0, nth).join(part).length;
  return place < source.length ? place : undefined;
}

/** A replacement as a value of this style spells it, or undefined if the style can't hold it. */
function spelled(replacement: string, style: string | undefined, start: number): string | undefined {
  switch (style) {
    case 'QUOTE_DOUBLE':
      return replacement.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
    case 'QUOTE_SINGLE':
      return replacement.replaceAll("'", "''");
    case 'PLAIN':
      return start > 0 || /^\p{L}/u.test(replacement) ? replacement : undefined;
    default:
      return replacement;
  }
}
