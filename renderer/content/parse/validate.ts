import * as z from 'zod';
import { isRecord, setAt, valueAt } from '../../platform/records';
import type { Diagnostic, ProblemOf } from '../diagnostics/diagnostic';
import { MAX_SHOWN } from '../files/limits';
import { type Format, formatIn, type SiteOfText } from '../schema/define-format';
import { isDraft } from '../schema/publication';
import {
  descriptionOf,
  isRequired,
  isRequiredAt,
  keysOf,
  optionNames,
  type Path,
  schemaAt,
} from '../schema/walk-fields';
import { countOf } from '../text/count-of';
import { isPlaceholder } from '../text/unfinished-text';
import { fieldsToAdd, sampleOf } from './fields-to-add';
import { diagnosticAtField, diagnosticBelowFields, sourceOf } from './locations';
import type { ParsedFile } from './parse';
import {
  asText,
  describeValue,
  emptyField,
  fieldMeant,
  missingField,
  noFields,
  notAsRequired,
  noteAsValue,
  ofSite,
  type Sample,
  unknownKey,
  unknownOption,
  unknownValue,
  unquotedText,
  unquotedToken,
  wrongFile,
  wrongLength,
  wrongType,
  wrongValue,
} from './schema-rules';
import { exampleNumber, withNumbers } from './with-numbers';

export interface Validated {
  /** The data without its wrong values, and without what a draft has in place of some. */
  data: unknown;
  /** What the page of a draft shows: with an example in place of each value that is still to be written. */
  filled?: unknown;
  diagnostics: Diagnostic[];
}

/** Checks the data of a file against a schema; each error is at its field. */
export function validate(schema: z.ZodType, file: ParsedFile, site: SiteOfText): Validated {
  const data = withNumbers(schema, file.data);
  const result = schema.safeParse(data, { error: (issue) => BY_ZOD + z.config().localeError?.(issue) });
  if (result.success) return { data: result.data, diagnostics: [] };
  const misspelled = new Set(
    result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? misspelledFields(issue, schema, file) : [],
    ),
  );
  const diagnostics = result.error.issues.flatMap((issue): Diagnostic[] => {
    const told = explain(issue, schema, file, site);
    const isToBeWritten = exampleFor(issue, schema, file) !== undefined;
    return isToBeWritten ? told.map((each) => ({ ...each, severity: 'warning' })) : told;
  });
  const explained = diagnostics.filter(
    ({ code, field }) => code !== 'fields-are-present' || !misspelled.has(field ?? ''),
  );
  // Invalid data must have an error, or it would be published without its fields.
  return {
    data: withoutWrongValues(data, result.error.issues),
    filled: withExamples(schema, data, file, result.error.issues),
    diagnostics: explained.length > 0 ? explained : result.error.issues.map((issue) => unexplained(issue, file)),
  };
}

/** Before a message that zod brings, not the schema. */
const BY_ZOD = 'zod: ';

type Issue = z.core.$ZodIssue;

/** Errors of a list or a group as a whole, whose entries may be valid. */
const OF_THE_WHOLE: readonly Issue['code'][] = ['unrecognized_keys', 'too_small', 'too_big'];

/** A copy of the data without the wrong values. The remaining values keep their paths. */
function withoutWrongValues(data: unknown, issues: readonly Issue[]): unknown {
  if (!isRecord(data)) return {};
  const copy = structuredClone(data);
  for (const { code, path } of issues) if (!OF_THE_WHOLE.includes(code)) setAt(copy, path, undefined);
  return copy;
}

/** The data of a draft with an example in place of each placeholder that its schema refuses; undefined if that is not all. */
function withExamples(schema: z.ZodType, data: unknown, file: ParsedFile, issues: readonly Issue[]): unknown {
  const copy = structuredClone(data);
  for (const issue of issues) {
    const example = exampleFor(issue, schema, file);
    if (example === undefined) return undefined;
    setAt(copy, issue.path, example);
  }
  return schema.safeParse(copy).data;
}

/** What replaces a placeholder in a draft, where its schema asks for more: nobody sees it yet. Undefined anywhere else. */
function exampleFor(issue: Issue, schema: z.ZodType, file: ParsedFile): unknown {
  if (!isDraft(file) || !isPlaceholder(asText(valueAt(file.data, issue.path)))) return undefined;
  const own = schemaAt(schema, file.data, pathOf(issue));
  if (own instanceof z.ZodNumber) return exampleNumber(own);
  if (issue.code === 'invalid_value') return issue.values[0];
  return issue.code === 'too_small' ? '…'.repeat(limitOf(issue)) : formatOf(issue)?.example;
}

function formatOf(issue: Issue): Format | undefined {
  return issue.code === 'custom' ? formatIn(issue.params) : undefined;
}

/** Fields that are missing because their key is misspelled: the unknown key is reported already, and one cause is one error. */
function misspelledFields(issue: z.core.$ZodIssueUnrecognizedKeys, schema: z.ZodType, file: ParsedFile): string[] {
  const path = pathOf(issue);
  const { known, given } = keysAt(schema, file, path);
  const open = known.filter((key) => !given.includes(key));
  return issue.keys.flatMap((key) => {
    const meant = fieldMeant(key, open) ?? onlyFieldLeft(issue, schema, file);
    return meant === undefined ? [] : [...path, meant].join('.');
  });
}

/** The one field that has to be there and is not, if its value may be that of the one unknown field: one cause is likely. */
function onlyFieldLeft(
  { keys: [key = '', ...others], path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodType,
  file: ParsedFile,
): string | undefined {
  const place = valueAt(file.data, path);
  const own = schemaAt(
    schema,
    file.data,
    path.map((each) => (typeof each === 'number' ? each : String(each))),
  );
  if (others.length > 0 || !isRecord(place) || !(own instanceof z.ZodObject)) return undefined;
  const [field, ...further] = Object.keys(own.shape).filter((name) => isRequired(own.shape[name]) && !(name in place));
  const wanted: unknown = field !== undefined && further.length === 0 ? own.shape[field] : undefined;
  if (!(wanted instanceof z.ZodType)) return undefined;
  return wanted.safeParse(withNumbers(wanted, place[key])).success ? field : undefined;
}

/** The allowed fields at a place, and the fields that are there. */
function keysAt(schema: z.ZodType, file: ParsedFile, path: Path): { known: string[]; given: string[] } {
  return {
    known: keysOf(schemaAt(schema, file.data, path)),
    given: Object.keys(Object(valueAt(file.data, path))),
  };
}

function explain(issue: Issue, schema: z.ZodType, file: ParsedFile, site: SiteOfText): Diagnostic[] {
  const path = pathOf(issue);
  const found = valueAt(file.data, path);
  const own = schemaAt(schema, file.data, path);
  const expected = descriptionOf(own);
  const name = nameOf(path);
  const atValue = (problem: ProblemOf) => diagnosticAtField(file, path, 'value', problem);
  const words = wordsOfSite(issue, found);
  if (words !== undefined) return [atValue({ ...ofSite(words), expected, found: describeValue(found) })];
  switch (issue.code) {
    case 'unrecognized_keys': {
      const { known, given } = keysAt(schema, file, path);
      // Each is compared with all fields that are possible there, so only as many as are shown.
      const shown = issue.keys.slice(0, MAX_SHOWN + 1);
      const left = onlyFieldLeft(issue, schema, file);
      return shown.map((key) => diagnosticAtField(file, [...path, key], 'key', unknownKey(key, known, given, left)));
    }
    case 'invalid_type':
      return [wrongTypeAt(file, path, own instanceof z.ZodNumber && own.isInt ? 'int' : issue.expected, schema)];
    case 'invalid_value': {
      const values = issue.values.map(String);
      if (isNothing(found)) return [missing(file, path, schema, { sample: sampleOf(own) })];
      return [atValue(unknownValue(name, found, values, expected))];
    }
    case 'invalid_union': {
      // The path of a discriminated union ends with its discriminator.
      const options = optionNames(schemaAt(schema, file.data, path.slice(0, -1)));
      if (options.length === 0) return [unexplained(issue, file)];
      if (isNothing(found)) return [missing(file, path, schema, { sample: `… (${options.join(', ')})` })];
      return [atValue(unknownOption(String(path.at(-1)), found, options))];
    }
    case 'too_small':
    case 'too_big': {
      // A string has a length too, but the error is that it is not a list.
      if (own instanceof z.ZodArray && !Array.isArray(found)) return [];
      if (!Array.isArray(found)) return [atValue(notAsRequired(name, required(issue), found, expected))];
      const missing = limitOf(issue) - found.length;
      const { source = '' } = sourceOf(file, path) ?? {};
      const key = path.at(-1);
      const field = typeof key === 'string' ? `${key}: ` : '';
      const problem = wrongLength(
        name,
        { bounds: bounds(issue), found: found.length, missing, source, field },
        expected,
      );
      return [diagnosticAtField(file, path, 'key', problem)];
    }
    case 'not_multiple_of':
      return [atValue(notAsRequired(name, `be a multiple of ${issue.divisor}`, found, expected))];
    case 'custom': {
      const format = formatOf(issue);
      if (!format) return [unexplained(issue, file)];
      const value = asText(found);
      return [atValue({ code: format.name, expected, found: value, ...format.problem(value, site) })];
    }
    default:
      return [unexplained(issue, file)];
  }
}

/** The message of an issue if its schema brings it. What is missing has words and a sample already. */
function wordsOfSite({ code, message }: Issue, found: unknown): string | undefined {
  return message.startsWith(BY_ZOD) || (isNothing(found) && code !== 'custom') ? undefined : message;
}

/** An error without a message of its own. */
function unexplained(issue: Issue, file: ParsedFile): Diagnostic {
  const path = pathOf(issue);
  return diagnosticAtField(file, path, 'value', wrongValue(nameOf(path), issue.message.replace(BY_ZOD, '')));
}

function pathOf(issue: Issue): Path {
  return issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
}

function wrongTypeAt(file: ParsedFile, path: Path, type: string, schema: z.ZodType): Diagnostic {
  const found = valueAt(file.data, path);
  const own = schemaAt(schema, file.data, path);
  const expected = descriptionOf(own);
  const name = nameOf(path);
  const atValue = (problem: ProblemOf) => diagnosticAtField(file, path, 'value', problem);
  if (path.length === 0) return atValue(isNothing(found) ? noFields(type === 'array') : wrongFile(type, found));
  const source = sourceOf(file, path)?.source.trim() ?? '';
  if (type === 'string' && /^\[\[[^\][]*\]\]$/.test(source)) return atValue(unquotedToken(name, source, expected));
  const isOneLine = source !== '' && !/[\n"[\]{}]/.test(source);
  const isText = type === 'string' && isOneLine && !Array.isArray(found);
  if (isText) return atValue(unquotedText(name, source, expected));
  const key = path.at(-1);
  const fields = typeof key === 'string' ? fieldsToAdd(key, own) : undefined;
  if (isNothing(found)) return missing(file, path, schema, { sample: sampleOf(own), fields });
  return atValue(wrongType(name, type, found, { expected, fields }));
}

function isNothing(found: unknown): boolean {
  return found === undefined || found === null || found === '';
}

function missing(file: ParsedFile, path: Path, schema: z.ZodType, source: Sample): Diagnostic {
  const key = path.at(-1) ?? '';
  const expected = descriptionOf(schemaAt(schema, file.data, path));
  const written = sourceOf(file, path);
  if (written === undefined && path.length === 1 && typeof key === 'string')
    return diagnosticBelowFields(file, key, (above) => missingField(nameOf(path), key, { ...source, above }, expected));
  if (written === undefined || typeof key === 'number')
    return diagnosticAtField(file, path, 'key', missingField(nameOf(path), key, source, expected));
  const isText = schemaAt(schema, file.data, path) instanceof z.ZodString;
  const [, note] = /^[ \t]*(#+[^\r\n]*)/.exec(file.text.slice(written.offset)) ?? [];
  const problem =
    note === undefined || !isText
      ? emptyField(nameOf(path), key, { ...source, isRequired: isRequiredAt(schema, file.data, path) }, expected)
      : noteAsValue(nameOf(path), key, note, expected);
  return diagnosticAtField(file, path, 'key', problem);
}

/** A field as an editor sees it: `"title" of entry 2 of "items"`. The place of the message says the rest. */
function nameOf(path: Path): string {
  const [key, parent, list] = path.toReversed();
  if (typeof key === 'number') {
    const entry = `entry ${key + 1}`;
    if (typeof parent === 'number') return `"${list}" (${entry} of entry ${parent + 1})`;
    // The whole file may be a list, which has no name.
    return parent === undefined ? entry : `"${parent}" (${entry})`;
  }
  if (typeof parent === 'number') return `"${key}" of entry ${parent + 1}${list === undefined ? '' : ` of "${list}"`}`;
  return parent === undefined ? `"${key}"` : `"${key}" of "${parent}"`;
}

/** What a number or a text must do, such as "be at least 3". */
function required(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isLeast = issue.code === 'too_small';
  const limit = limitOf(issue);
  if (issue.origin === 'string') {
    const amount = issue.exact ? 'exactly' : isLeast ? 'at least' : 'at most';
    return `have ${amount} ${countOf(limit, 'character')}`;
  }
  const inclusive = isLeast ? 'at least' : 'at most';
  return `be ${issue.inclusive ? inclusive : isLeast ? 'more than' : 'less than'} ${limit}`;
}

function bounds(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = limitOf(issue);
  if (issue.exact) return `exactly ${limit} entries`;
  return issue.code === 'too_small' ? `at least ${limit} entries` : `at most ${limit} entries`;
}

function limitOf(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): number {
  return Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
}
