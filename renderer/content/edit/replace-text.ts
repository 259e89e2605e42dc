import { dequal } from 'dequal';
import { setAt } from '../../platform/records';
import { sourceOf } from '../parse/locations';
import { type ParsedFile, parse, withoutOuterSpace } from '../parse/parse';
import type { Path } from '../schema/walk-fields';
import type { PlaceInFile } from './find-place';

/** The minimum width of wrapped text, for readability. */
const NARROWEST = 40;

/**
 * The text of a file with another text at one place; everything else stays exactly as it is.
 * @throws Error if the place can't hold the text
 */
export function replaceText(file: ParsedFile, place: PlaceInFile, text: string): string {
  if (place.path) return replaceField(file, place.path, text).text;
  if (place.isProperty) return put(file, place, inTag(text, file.text.charAt(place.start - 1)));
  return put(file, place, place.isCell ? text.replace(/(?<!\\)\|/g, '\\|') : text);
}

function put(file: ParsedFile, { start, end }: Pick<PlaceInFile, 'start' | 'end'>, spelling: string): string {
  const lineEnd = file.text.includes('\r\n') ? '\r\n' : '\n';
  return file.text.slice(0, start) + spelling.replaceAll('\n', lineEnd) + file.text.slice(end);
}

/** A text in quotation marks of a kind. */
function inTag(text: string, quotationMark: string): string {
  return quotationMark === "'" ? text.replaceAll("'", '&apos;') : text.replaceAll('"', '&quot;');
}

/**
 * A file with another value of a field. Tries the current style of the value, then quotation marks, then one line, and takes the first
 * that parses correctly.
 * @returns the file itself if it has this value already
 * @throws Error if there is no such field, or if it can't hold the value
 */
export function replaceField(file: ParsedFile, path: Path, value: string | boolean): ParsedFile {
  const found = sourceOf(file, path);
  if (!found) throw new Error(`${file.label} has no field ${path.join('.')}`);
  const expected = structuredClone(file.data);
  setAt(expected, path, withoutOuterSpace(value));
  if (dequal(expected, file.data)) return file;
  const place = { start: found.offset, end: found.offset + found.source.length };
  // An empty value begins right behind its colon or dash.
  const space = /[:-]$/.test(file.text.slice(0, place.start)) ? ' ' : '';
  for (const spelling of spellingsOf(file, path, value, found)) {
    const { file: again } = parse({ ...file.source, text: put(file, place, space + spelling) });
    if (again && dequal(again.data, expected)) return again;
  }
  throw new Error(`a character in this text can't be in ${file.label}. Type the text instead of pasting it.`);
}

function spellingsOf(
  file: ParsedFile,
  path: Path,
  value: string | boolean,
  { source, style }: { source: string; style?: string },
): string[] {
  if (typeof value === 'boolean') return [String(value)];
  // The line breaks after a block come from its first line, which stays.
  const tail = style?.startsWith('BLOCK') ? (/\n*$/.exec(String(file.yaml.getIn(path)))?.[0] ?? '') : '';
  return spellings(value, tail, style, source.replaceAll('\r\n', '\n'));
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
