import { dequal } from 'dequal';
import { setAt } from '../../platform/records';
import { sourceOf } from '../parse/locations';
import { type ParsedFile, parse } from '../parse/parse';
import type { Path } from '../schema/walk-fields';
import type { PlaceInFile } from './find-place';

/** The minimum width of wrapped text, for readability. */
const NARROWEST = 40;

/**
 * The text of a file with another text at one place; everything else stays exactly as it is.
 * @throws Error if the place can't hold the text
 */
export function replaceText(file: ParsedFile, place: PlaceInFile, text: string): string {
  const lineEnd = file.text.includes('\r\n') ? '\r\n' : '\n';
  const put = (spelling: string) =>
    file.text.slice(0, place.start) + spelling.replaceAll('\n', lineEnd) + file.text.slice(place.end);
  if (place.path) return replaceField(file, place.path, text, put);
  if (place.isProperty) return put(inTag(text, file.text.charAt(place.start - 1)));
  return put(place.isCell ? text.replace(/(?<!\\)\|/g, '\\|') : text);
}

/** A text in quotation marks of a kind. */
function inTag(text: string, quotationMark: string): string {
  return quotationMark === "'" ? text.replaceAll("'", '&apos;') : text.replaceAll('"', '&quot;');
}

/** Tries the current style of the value, then quotation marks, then one line, and returns the first that parses correctly. */
function replaceField(file: ParsedFile, path: Path, value: string, put: (spelling: string) => string): string {
  const found = sourceOf(file, path);
  if (!found) throw new Error(`${file.label} has no field ${path.join('.')}`);
  const source = found.source.replaceAll('\r\n', '\n');
  const old: unknown = file.yaml.getIn(path);
  // The line breaks after a block come from its first line, which stays.
  const tail = found.style?.startsWith('BLOCK') ? (/\n*$/.exec(String(old))?.[0] ?? '') : '';
  const expected = structuredClone(file.data);
  // Values are read without the white space at their ends.
  setAt(expected, path, value.trim() || value);
  for (const spelling of spellings(value, tail, found.style, source)) {
    const text = put(spelling);
    const { file: again } = parse({ path: file.path, label: file.label, text });
    if (again && dequal(again.data, expected)) return text;
  }
  throw new Error(`a character in this text can't be in ${file.label}. Type the text instead of pasting it.`);
}

function spellings(value: string, tail: string, style: string | undefined, source: string): string[] {
  const rest = /\n*$/.exec(source)?.[0] ?? '';
  const inQuotes = doubleQuoted(value + tail);
  return [sameStyle(value, style, source), folded(inQuotes, source) + rest, inQuotes + rest];
}

function sameStyle(value: string, style: string | undefined, source: string): string {
  switch (style) {
    case 'QUOTE_SINGLE':
      return folded(`'${value.replaceAll("'", "''")}'`, source);
    case 'QUOTE_DOUBLE':
      return folded(doubleQuoted(value), source);
    case 'BLOCK_LITERAL':
      return block(value.split('\n'), source);
    case 'BLOCK_FOLDED':
      return block(wrapped(value, widthOf(source) - indentOf(source).length), source);
    default:
      return folded(value, source);
  }
}

function doubleQuoted(value: string): string {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
  return `"${escaped}"`;
}

/** A value on as many lines as it needs, if it has several now. */
function folded(spelling: string, source: string): string {
  if (!source.trimEnd().includes('\n')) return spelling;
  return wrapped(spelling, widthOf(source) - indentOf(source).length).join(`\n${indentOf(source)}`);
}

/** A block with new lines below its header. */
function block(lines: readonly string[], source: string): string {
  const head = source.slice(0, source.indexOf('\n'));
  const indent = indentOf(source);
  const body = lines.map((line) => (line === '' ? '' : indent + line));
  return [head, ...body].join('\n') + (/\n*$/.exec(source)?.[0] ?? '');
}

function indentOf(source: string): string {
  return /\n([ \t]+)\S/.exec(source)?.[1] ?? '';
}

function widthOf(source: string): number {
  return Math.max(NARROWEST, ...source.split('\n').map((line) => line.length));
}

/** Wraps a text at single spaces; an empty line is a line break of the text. */
function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph, index) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/(?<=\S) (?=\S)/)) {
      const line = lines.at(-1);
      if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
      else lines.push(word);
    }
    return index === 0 ? lines : ['', ...lines];
  });
}
