import { dirname } from 'node:path';
import { isMap, isNode, isScalar, isSeq, parseDocument, type Range } from 'yaml';
import { oneOfEach } from './sample';

/** A content file with one mutation. */
export interface Variant {
  /** The mutation and its location. */
  name: string;
  text: string;
  /** The changed field, in dotted form; undefined if no field was changed. */
  field?: string;
}

/** The mutation of a variant, without its location. */
function classOf({ name }: Variant): string {
  return name.replace(/ (?:at|in line|after) .*$/s, '');
}

/**
 * The variants that a test tries.
 * @param step tries every nth variant; undefined for one variant of each mutation
 */
export function* variantsToTry<Tried extends { path: string; variant: Variant }>(
  all: Iterable<Tried>,
  step: number | undefined,
): Generator<Tried> {
  if (step === undefined) {
    yield* oneOfEach(
      all,
      ({ variant }) => classOf(variant),
      ({ path, variant }) => `${path} ${variant.name}`,
    );
    return;
  }
  let count = 0;
  for (const each of all) {
    count += 1;
    if (count % step === 0) yield each;
  }
}

/** Bytes between two truncations. */
const STEP = 50;

const WRONG_VALUES: Record<string, string> = {
  'a list': '[one, two]',
  'a group': '{ one: two }',
  'true or false': 'true',
  nothing: 'null',
  blanks: '"   "',
  'a day that does not exist': '2024-02-30',
  'a tag that makes code': '!!js/function "process.exit()"',
  'an alias': '*nowhere',
  'a merge key': '{ <<: *nowhere }',
  'a dangerous link': '"javascript:process.exit()"',
};

/** Each is inserted in the middle of a value, and at the start of a paragraph. */
const INSERTED: Record<string, string> = {
  'a zero byte': '\u0000',
  'a bell': '\u0007',
  'an escape sequence': '\u001b[31m',
  'a replacement character': '\ufffd',
  'a zero-width space': '\u200b',
  'a right-to-left override': '\u202e',
  'a tab': '\t',
  'a carriage return': '\r',
  'an emoji': ' \u{1f6b2} ',
  'a Chinese word': ' 預約 ',
  'an Arabic word': ' مرحبا ',
  'a combining accent': 'e\u0301',
  'a quotation mark': '"',
  'a colon': ': x',
  'a hash': ' # x',
  'a brace': '{process.exit()}',
  'a tag': '<script>process.exit()</script>',
  'an unknown token': '[[no-such-claim]]',
  'a dead link': '[x](/no-such-page)',
  'a merge marker': '\n<<<<<<< HEAD\n',
  'a backslash': '\\',
};

const BODY_LINES: Record<string, string> = {
  'an import': 'import fs from "node:fs"',
  'an export': 'export const x = process.exit()',
  'an expression': '{process.exit()}',
  'an unknown component': '<NoSuchThing />',
  'an unclosed component': '<Callout>',
  'a handler': '<p onClick={() => process.exit()}>x</p>',
  'a spread': '<Callout {...process.env}>x</Callout>',
  'a script': '<script>process.exit()</script>',
  'a style': '<style>p {}</style>',
  'a headline of the page': '# A second headline',
  'a heading that skips levels': '##### Too deep',
  'a link that runs code': '[x](javascript:process.exit)',
  'a link to an unknown anchor': '[x](#no-such-anchor)',
  'a picture that is not there': '![A picture](/media/no-such-picture.png)',
  'a placeholder': 'Lorem ipsum dolor sit amet.',
  'a doubled word': 'This was was typed twice.',
};

interface Place {
  field: string;
  /** Offsets in the file. */
  keyStart: number;
  valueStart: number;
  valueEnd: number;
  /** The range that drops the key: up to the next key of its group, or else from the end of the previous value. */
  whole: [start: number, end: number];
  scalar?: string;
}

/**
 * All variants of a content file with one mutation: keys dropped, duplicated, misspelled and emptied, values of every wrong
 * type, references broken, characters and lines inserted, the file truncated.
 * @param isNew whether a place is the first of its shape and gets every mutation; other places get one mutation each
 */
export function mutatedVariants(path: string, text: string, isNew: (shape: string) => boolean): Variant[] {
  const isList = path.endsWith('.yaml');
  const frontEnd = isList ? text.length : text.indexOf('\n---', 3) + 1;
  const collection = path.includes('/') ? dirname(path).replace(/^(solutions)\/.*/, '$1/*') : path;
  const places = placesOf(text.slice(0, frontEnd));
  const ofFields = places.flatMap((place, index) => {
    const all = fieldVariants(text, place, index);
    const shape = `${collection} ${place.field.replace(/\d+/g, '*')} ${typeOfSection(text, places, place)}`;
    return isNew(shape) ? all : all.slice(index % all.length, (index % all.length) + 1);
  });
  const ofBody = isList ? [] : bodyVariants(text, frontEnd + 4);
  return [...ofFields, ...ofBody, ...truncations(text)];
}

function placesOf(yaml: string): Place[] {
  const places: Place[] = [];
  const walk = (node: unknown, field: string) => {
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) walk(item, join(field, String(index)));
      return;
    }
    if (!isMap(node)) return;
    for (const [index, pair] of node.items.entries()) {
      const [key, value] = [rangeOf(pair.key), rangeOf(pair.value)];
      if (!key || !value || !isScalar(pair.key)) continue;
      const name = join(field, String(pair.key.value));
      const nextKey = rangeOf(node.items[index + 1]?.key);
      const previousValue = rangeOf(node.items[index - 1]?.value);
      const [keyStart, valueEnd] = [key[0], endOf(value, yaml)];
      places.push({
        field: name,
        keyStart,
        valueStart: value[0],
        valueEnd,
        whole: nextKey ? [keyStart, nextKey[0]] : [previousValue ? endOf(previousValue, yaml) : keyStart, valueEnd],
        scalar: isScalar(pair.value) && typeof pair.value.value === 'string' ? pair.value.value : undefined,
      });
      walk(pair.value, name);
    }
  };
  walk(parseDocument(yaml, { schema: 'failsafe' }).contents, '');
  return places;
}

function rangeOf(node: unknown): Range | undefined {
  return isNode(node) ? (node.range ?? undefined) : undefined;
}

/** A list or a group includes the line breaks after it. */
function endOf([start, end]: Range, yaml: string): number {
  return start + yaml.slice(start, end).trimEnd().length;
}

function join(field: string, part: string): string {
  return field === '' ? part : `${field}.${part}`;
}

/** Two sections of different types have different fields at the same place. */
function typeOfSection(text: string, places: readonly Place[], { field }: Place): string {
  const section = /^sections\.\d+/.exec(field)?.[0];
  const type = places.find((place) => place.field === `${section}.type`);
  return type ? text.slice(type.valueStart, type.valueEnd) : '';
}

function fieldVariants(text: string, place: Place, index: number): Variant[] {
  const { field, keyStart, valueStart, valueEnd, whole, scalar } = place;
  const key = field.split('.').at(-1) ?? '';
  const put = (name: string, start: number, end: number, by: string): Variant => ({
    name: `${name} at ${field}`,
    text: text.slice(0, start) + by + text.slice(end),
    field,
  });
  const indent = ' '.repeat(keyStart - (text.lastIndexOf('\n', keyStart - 1) + 1));
  const pair = text.slice(keyStart, valueEnd).trimEnd();
  const afterColon = keyStart + key.length + 1;
  const isPlainKey = text.startsWith(`${key}:`, keyStart);
  const variants = [
    put('key dropped', ...whole, ''),
    put('key doubled', keyStart, keyStart, `${pair}\n${indent}`),
    put('key misspelled', keyStart, keyStart + key.length, misspelled(key)),
    put('value emptied', isPlainKey ? afterColon : valueStart, valueEnd, isPlainKey ? '' : '""'),
    ...Object.entries(WRONG_VALUES).map(([name, value]) =>
      put(`value replaced by ${name}`, isPlainKey ? afterColon : valueStart, valueEnd, ` ${value}\n`),
    ),
  ];
  if (scalar === undefined || text.slice(valueStart, valueEnd) !== scalar) return variants;
  const middle = Math.floor((valueStart + valueEnd) / 2);
  const classes = Object.entries(INSERTED);
  const [name, inserted] = classes[index % classes.length] ?? ['nothing', ''];
  return [
    ...variants,
    put('value lengthened', valueEnd, valueEnd, ' zq7'),
    put('value broken', valueEnd, valueEnd, '-zq7'),
    put(`${name} put in`, middle, middle, inserted),
  ];
}

function misspelled(key: string): string {
  return key.length > 3 ? key.slice(0, 2) + key.slice(3) : `${key}q`;
}

function bodyVariants(text: string, bodyStart: number): Variant[] {
  const paragraphs = [...text.slice(bodyStart).matchAll(/(?<=\n\n)[A-Z]/g)].map(({ index }) => bodyStart + index);
  return paragraphs.flatMap((at, index) => {
    const own = [
      ...Object.entries(INSERTED),
      ...Object.entries(BODY_LINES).map(([name, line]) => [name, `${line}\n\n`]),
    ];
    const chosen = index === 0 ? own : own.slice(index % own.length, (index % own.length) + 1);
    return chosen.map(([name, inserted = '']) => ({
      name: `${name} put before a paragraph`,
      text: text.slice(0, at) + inserted + text.slice(at),
    }));
  });
}

function truncations(text: string): Variant[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / STEP) }, (_, step) => ({
    name: `cut off after ${step * STEP} bytes`,
    text: bytes.subarray(0, step * STEP).toString(),
  }));
}
