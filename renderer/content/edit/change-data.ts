import { dequal } from 'dequal';
import { Document, isCollection, isScalar, isSeq, parseDocument, type SchemaOptions } from 'yaml';
import { isRecord, setAt, valueAt } from '../../platform/records';
import { type ParsedFile, parse, withoutOuterSpace } from '../parse/parse';
import type { Path } from '../schema/walk-fields';
import { lineStart } from '../text/line-bounds';
import { gapBefore, indexOfPart, movePart, type Part, partsOf, removePart, replaced } from './parts';
import { replaceField } from './replace-text';

/** How values are read (parse-yaml.ts), and so how they are written: only what would be read as another value is quoted. */
const YAML: SchemaOptions = { schema: 'failsafe', customTags: ['bool', 'null'] };

/**
 * A change of the data of a file. `yaml` is an entry of a list (`- label: Home`) or a field of a group (`title: Home`): lines that are
 * not indented, and may have comments. A value is replaced by another text or truth value; an entry moves to another index.
 */
export type DataChange =
  | { do: 'insert'; path: Path; at: number; yaml: string }
  | { do: 'replace'; path: Path; value: string | boolean }
  | { do: 'move'; path: Path; to: number }
  | { do: 'remove'; path: Path };

/** Data as YAML for an insertion: a list of one entry, or a group of one field. */
export function printed(data: readonly [unknown] | Readonly<Record<string, unknown>>): string {
  return new Document(data, YAML).toString({ lineWidth: 0 });
}

/**
 * A file after a change of its data; what the change doesn't concern stays exactly as it is.
 * @returns the file itself if it says so already
 * @throws Error if the file has no such list, group, or part, or is written in a way in which the change can't be made
 */
export function changeData(file: ParsedFile, change: DataChange): ParsedFile {
  if (change.do === 'replace') return replaceField(file, change.path, change.value);
  const expected = dataAfter(file.data, change);
  const text = textAfter(file, change);
  if (text !== undefined && dequal(expected, file.data)) return file;
  const after = text === undefined ? undefined : parse({ ...file.source, text }).file;
  if (after && dequal(after.data, expected)) return after;
  throw new Error(`${file.label} is written in a way in which this change can't be made. Make it in the file itself.`);
}

/** A change of what a list or group has. */
type ChangeOfParts = Exclude<DataChange, { do: 'replace' }>;

function textAfter(file: ParsedFile, change: ChangeOfParts): string | undefined {
  switch (change.do) {
    case 'insert':
      return withPart(file, change.path, change.at, change.yaml.trimEnd());
    case 'move':
      return withPartMoved(file, change.path, change.to);
    case 'remove':
      return withoutPart(file, change.path);
  }
}

function dataAfter(before: unknown, change: ChangeOfParts): unknown {
  const data = structuredClone(before);
  const around = change.do === 'insert' ? change.path : change.path.slice(0, -1);
  const whole = valueAt(data, around);
  const put = (value: unknown) => {
    if (around.length > 0) setAt(data, around, value);
    return around.length > 0 ? data : value;
  };
  if (change.do === 'insert') {
    const part = withoutOuterSpace(parseDocument(change.yaml, YAML).toJS());
    if (Array.isArray(part)) return put((Array.isArray(whole) ? whole : []).toSpliced(change.at, 0, ...part));
    return put({ ...(isRecord(whole) ? whole : {}), ...(isRecord(part) ? part : {}) });
  }
  const name = change.path.at(-1) ?? '';
  if (Array.isArray(whole)) {
    const others = whole.toSpliced(Number(name), 1);
    return put(change.do === 'move' ? others.toSpliced(change.to, 0, whole[Number(name)]) : others);
  }
  if (change.do === 'move') return data;
  return put(Object.fromEntries(Object.entries(whole ?? {}).filter(([key]) => key !== name)));
}

function withPart(file: ParsedFile, path: Path, at: number, yaml: string): string | undefined {
  const { text } = file;
  const parts = partsOf(file, path);
  const [first] = parts?.own ?? [];
  if (!parts || !first) return withFirstPart(file, path, yaml);
  const indent = columnOf(text, first);
  const isFlow = parts.node.flow === true;
  const part = isFlow ? inFlow(yaml) : inBlock(yaml, indent);
  const gap =
    gapBefore(text, parts.all, Math.min(Math.max(at, 1), parts.all.length - 1)) ?? (isFlow ? ', ' : `\n${indent}`);
  const next = parts.all[at]?.start;
  if (next !== undefined) return replaced(text, { start: next, end: next }, part + gap);
  const end = parts.own.at(-1)?.end ?? 0;
  return replaced(text, { start: end, end }, gap + part);
}

/** The text of a file with something in a list or group that was empty. */
function withFirstPart(file: ParsedFile, path: Path, yaml: string): string | undefined {
  const { text, yamlOffset } = file;
  const node = path.length === 0 ? file.yaml.contents : file.yaml.getIn(path, true);
  // Nothing yet, but perhaps comments.
  if (path.length === 0 && !node) {
    const end = file.path.endsWith('.yaml') ? text.length : text.lastIndexOf('---', file.bodyPlace.offset);
    const isInLine = /[^\n]$/.test(text.slice(0, end));
    return replaced(text, { start: end, end }, `${isInLine ? '\n' : ''}${yaml}\n`);
  }
  if (!(isScalar(node) || isCollection(node)) || !node.range) return undefined;
  const place = { start: yamlOffset + node.range[0], end: yamlOffset + node.range[1] };
  if (path.length === 0) return replaced(text, place, yaml);
  const around = partsOf(file, path.slice(0, -1));
  const [first] = around?.own ?? [];
  if (!around || !first) return undefined;
  if (around.node.flow) return replaced(text, place, yaml.startsWith('-') ? `[${inFlow(yaml)}]` : `{${inFlow(yaml)}}`);
  const indent = `${columnOf(text, first)}  `;
  const start = text.slice(0, place.start).trimEnd().length;
  return replaced(text, { start, end: place.end }, `\n${indent}${inBlock(yaml, indent)}`);
}

function withoutPart(file: ParsedFile, path: Path): string | undefined {
  const around = partsOf(file, path.slice(0, -1));
  if (!around) return undefined;
  const { node, all } = around;
  const index = indexOfPart(around, path.at(-1));
  const own = all[index];
  if (!own) return undefined;
  if (all.length > 1) return removePart(file.text, all, index);
  if (node.flow) return replaced(file.text, own, '');
  const empty = isSeq(node) ? '[]' : '{}';
  if (path.length === 1) return replaced(file.text, own, empty);
  return replaced(file.text, { start: file.text.slice(0, own.start).trimEnd().length, end: own.end }, ` ${empty}`);
}

function withPartMoved(file: ParsedFile, path: Path, to: number): string | undefined {
  const around = partsOf(file, path.slice(0, -1));
  const from = around ? indexOfPart(around, path.at(-1)) : -1;
  if (!around || !isSeq(around.node)) return undefined;
  return movePart(file.text, around.all, from, to);
}

function columnOf(text: string, { start }: Part): string {
  // A byte order mark takes no space.
  return ' '.repeat(text.slice(lineStart(text, start), start).replace('\uFEFF', '').length);
}

function inBlock(yaml: string, indent: string): string {
  return yaml.replaceAll(/\n(?=.)/g, `\n${indent}`);
}

/** On one line, as in a list or group in brackets. */
function inFlow(yaml: string): string {
  const part: unknown = parseDocument(yaml, YAML).toJS();
  const flow = new Document(part, YAML);
  if (isCollection(flow.contents)) flow.contents.flow = true;
  return flow.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);
}
