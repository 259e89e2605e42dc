import { isScalar } from 'yaml';
import { rangeAt } from '../diagnostics/diagnostic';
import { headingsOf } from '../parse/headings';
import { sourceOf } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import { isCopy } from '../schema/fields/text';
import type { Site } from '../schema/site';
import { descriptionOf, type Path, schemaAt } from '../schema/walk-fields';
import { lineStart } from '../text/line-bounds';

/** What comes before the words of a heading or a table cell, which end with their line. */
const HEADING = /^\s*#{1,6}\s/;
const CELL = /^\s*\|/;

/** A text in a content file. */
export interface PlaceInFile {
  /** Offsets in the file's text. */
  start: number;
  end: number;
  /** The editable text: the value of a field, or the Markdown of a part of the body, with \n as line end. */
  source: string;
  line: number;
  column: number;
  /** The description of the field, from its schema. */
  hint?: string | undefined;
  /** Whether it may have line breaks. */
  isLong: boolean;
  /** The field; undefined in a body. */
  path?: Path;
  /** The text is between quotation marks in a tag. */
  isProperty?: boolean;
  /** The text is between bars in a table. */
  isCell?: boolean;
}

/**
 * Finds the place that a mark names: `sections.0.title` is a field, `@120-180` a part of the body (offsets in it),
 * `=120-180` a property of a component, `^2` the third heading.
 * @returns undefined if the file has no such place, or if visitors do not see its text
 */
export function findPlace(file: ParsedFile, place: string, site: Site): PlaceInFile | undefined {
  const [, sign, from = 0, to = 0] = /^([@=])(\d+)-(\d+)$/.exec(place) ?? [];
  if (sign) return placeInBody(file, Number(from), Number(to), sign === '=');
  const [, index] = /^\^(\d+)$/.exec(place) ?? [];
  if (index !== undefined) return placeOfHeading(file, Number(index));
  return placeOfField(file, place.split('.'), site);
}

function placeInBody(file: ParsedFile, from: number, to: number, isProperty: boolean): PlaceInFile | undefined {
  const { text, bodyPlace } = file;
  const start = from + bodyPlace.offset;
  const end = to + bodyPlace.offset;
  if (end <= start || end > text.length) return undefined;
  const { line, column } = rangeAt(text, start, end);
  const inLine = text.slice(lineStart(text, start), start);
  const isCell = CELL.test(inLine);
  return {
    start,
    end,
    source: text.slice(start, end).replaceAll('\r\n', '\n'),
    line,
    column,
    isLong: !isProperty && !isCell && !HEADING.test(inLine),
    isProperty,
    isCell,
  };
}

function placeOfHeading(file: ParsedFile, index: number): PlaceInFile | undefined {
  const children = headingsOf(file.tree)[index]?.node.children ?? [];
  const from = children[0]?.position?.start.offset;
  const to = children.at(-1)?.position?.end.offset;
  if (from === undefined || to === undefined) return undefined;
  const { linesBefore } = file.bodyPlace;
  return placeInBody(file, from - linesBefore, to - linesBefore, false);
}

function placeOfField(file: ParsedFile, path: Path, site: Site): PlaceInFile | undefined {
  const home = site.typeOf(file.path);
  const field = home && schemaAt(home.schema, file.data, path);
  const node = file.yaml.getIn(path, true);
  const found = sourceOf(file, path);
  if (!field || !isCopy(field) || !found || !isScalar(node) || typeof node.value !== 'string') return undefined;
  const isLong = found.style?.startsWith('BLOCK') ?? false;
  const end = found.offset + found.source.length;
  const { line, column } = rangeAt(file.text, found.offset, end);
  return {
    start: found.offset,
    end,
    // Line breaks after the last line are up to the block.
    source: isLong ? node.value.replace(/\n+$/, '') : node.value,
    line,
    column,
    hint: descriptionOf(field),
    isLong,
    path,
  };
}
