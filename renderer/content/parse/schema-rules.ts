import { distance } from 'fastest-levenshtein';
import { isRecord } from '../../platform/records';
import type { ProblemOf } from '../diagnostics/diagnostic';
import type { RuleDescription } from '../diagnostics/rule-description';
import { closest, didYouMean, unambiguousMatch } from '../text/did-you-mean';

/** The rules on which fields a file has, and of what type. */
export const schemaRules = {
  'fields-are-present': {
    category: 'Fill in the fields',
    description: 'Every field that a page needs is present.',
    rationale: 'The page has a place for each of them, which would be empty.',
  },
  'fields-have-the-right-type': {
    category: 'Fill in the fields',
    description: 'A field that needs a list has a list, and one that needs a text has a text.',
    rationale: 'A page that shows three points needs them as three points, not as one sentence.',
    fix: 'Puts true and false in quotes where they are words.',
  },
  'keys-are-known': {
    category: 'Fill in the fields',
    description: 'Every field has a name that this kind of file can have.',
    rationale: 'A misspelled field would be ignored, and what you wrote would be missing from the page.',
    fix: 'Corrects a name that is a letter or two off from its only possible match.',
  },
  'lists-have-an-allowed-length': {
    category: 'Fill in the fields',
    description: 'A list has as many entries as its place on the page needs.',
    rationale: 'A row for four figures looks broken with three, and a list of one is not a list.',
  },
  'values-are-allowed': {
    category: 'Fill in the fields',
    description: 'A field with fixed choices has one of them.',
    rationale:
      'Types of sections and the like are defined in code, and icons by Lucide. An unknown name shows nothing.',
    fix: 'Corrects a value that is one letter off from a single one on the list.',
  },
} as const satisfies Record<string, RuleDescription>;

type SchemaProblem = ProblemOf<keyof typeof schemaRules>;

/** The source of a field: its value, or the lines of all fields in a group. */
export interface Sample {
  sample: string;
  fields?: string | undefined;
  /** Where it belongs, if that is above what is underlined. */
  above?: string | undefined;
}

/** @param name the field with the fields around it, in quotes */
export const missingField = (
  name: string,
  key: string | number,
  { sample, fields, above }: Sample,
  expected?: string,
): SchemaProblem => ({
  code: 'fields-are-present',
  message: `The field ${name} is missing.`,
  expected,
  suggestion:
    typeof key === 'number'
      ? 'Write it after the hyphen, or delete the hyphen.'
      : fields === undefined
        ? `Add it ${above === undefined ? '' : `above ${above}, `}like this:   ${key}: ${sample}`
        : `Add it ${above === undefined ? '' : `above ${above}, `}like this:\n${fields}`,
});

/** A field with a name but no value. */
export const emptyField = (
  name: string,
  key: string,
  { sample, fields, isRequired }: Sample & { isRequired: boolean },
  expected?: string,
): SchemaProblem => {
  const orDelete = isRequired ? '' : ', or delete the line if the page does not need it';
  return {
    code: 'fields-are-present',
    message: `The field ${name} is empty.`,
    expected,
    suggestion:
      fields === undefined
        ? `Write its value after the colon${orDelete}:   ${key}: ${sample}`
        : `Write its fields below it${orDelete}:\n${fields}`,
  };
};

/** @param note the text that is there instead of the value, and is read as a comment */
export const noteAsValue = (name: string, key: string, note: string, expected?: string): SchemaProblem => ({
  code: 'fields-are-present',
  message: `The field ${name} is empty: without quotes, a # begins a note to yourself.`,
  expected,
  found: note,
  suggestion: /^#+(?:\s|$)/.test(note)
    ? `Write the value without it:   ${key}: "${note.replace(/^[#\s]+/, '').trimEnd() || '…'}"`
    : `Put the value in quotes:   ${key}: "${note.trimEnd()}"`,
});

/** @param isList whether the file is to hold a list */
export const noFields = (isList: boolean): SchemaProblem => ({
  code: 'fields-are-present',
  message: isList ? 'This file is empty.' : 'This file has no fields.',
  suggestion: isList ? 'Write [] if there is nothing to list.' : 'Write a line for each:   title: Our prices',
});

const group = { words: 'a group of fields', fix: 'Write its fields on the lines below, indented by two spaces.' };

/** The types of zod in words for editors, and how a value of each is written. */
const types: Record<string, { words: string; fix: string }> = {
  string: { words: 'a text', fix: 'Write one text after the colon.' },
  array: { words: 'a list', fix: 'Write each entry on a line of its own:   - one entry' },
  object: group,
  record: group,
  boolean: { words: 'true or false', fix: 'Write true or false, without quotes.' },
  number: { words: 'a number', fix: 'Write digits, with a point before decimals, such as 12 or 12.5.' },
  int: { words: 'a whole number', fix: 'Write digits alone, such as 12.' },
  date: { words: 'a date, which no file can hold', fix: "In the schema of this field, write date('…') for z.date()." },
};

/** The digits of a value with one number in it, such as "12 €" or "12,50", as they are to be written. */
function digitsIn(type: string, found: unknown): string | undefined {
  const [, whole, decimals] = /^[^\d.,+-]*([+-]?\d+)(?:[.,](\d{1,2}))?[^\d.,]*$/.exec(asText(found)) ?? [];
  if (whole === undefined || !(type === 'number' || (type === 'int' && decimals === undefined))) return undefined;
  return decimals === undefined ? whole : `${whole}.${decimals}`;
}

/** @param type zod's type of the whole file */
export const wrongFile = (type: string, found: unknown): SchemaProblem => ({
  code: 'fields-have-the-right-type',
  message: `This file must hold ${types[type]?.words ?? type}, but found ${describeValue(found)}.`,
  found: describeValue(found),
  suggestion: type === 'array' ? types.array?.fix : 'Write a line for each field:   title: Our prices',
});

/** A word or a text that YAML reads as something else, because it has no quotes. */
export const unquotedText = (name: string, source: string, expected?: string): SchemaProblem => ({
  code: 'fields-have-the-right-type',
  message: `The field ${name} must be a text, but without quotes this is read as something else: ${source}`,
  expected,
  found: source,
  suggestion: `Put it in quotes:   "${source}"`,
  replacement: /^(?:true|false)$/i.test(source) ? `"${source}"` : undefined,
});

/** A token at the beginning of a value: YAML takes its brackets for a list in a list. */
export const unquotedToken = (name: string, token: string, expected?: string): SchemaProblem => ({
  code: 'fields-have-the-right-type',
  message: `The field ${name} must be a text, but without quotes the brackets turn it into a list: ${token}`,
  expected,
  found: token,
  suggestion: `Put it in quotes:   "${token}"`,
});

/** @param message what a schema of the site says about a value */
export const ofSite = (message: string): SchemaProblem => ({ code: 'fields-have-the-right-type', message });

/** @param reason zod's message */
export const wrongValue = (name: string, reason: string): SchemaProblem => ({
  code: 'fields-have-the-right-type',
  message: `The field ${name} can't be published as it is: ${reason}.`,
  suggestion: 'Write another value, or compare with a file that works.',
});

/** @param type zod's type of the field */
export const wrongType = (
  name: string,
  type: string,
  found: unknown,
  { expected, fields }: { expected?: string | undefined; fields?: string | undefined },
): SchemaProblem => ({
  ...notAsRequired(name, `be ${types[type]?.words ?? type}`, found, expected),
  suggestion:
    type === 'array' && /^-\S/.test(asText(found))
      ? 'Write a space after each hyphen:   - one entry'
      : type === 'object' && fields !== undefined
        ? `Write its fields on the lines below it:\n${fields}`
        : digitsIn(type, found) === undefined
          ? types[type]?.fix
          : `Write it like this:   ${digitsIn(type, found)}`,
});

/** @param what the field must do, such as "be at least 3" */
export const notAsRequired = (name: string, what: string, found: unknown, expected?: string) =>
  ({
    code: 'fields-have-the-right-type',
    message: `The field ${name} must ${what}, but found ${describeValue(found)}.`,
    expected,
    found: describeValue(found),
  }) as const satisfies SchemaProblem;

/** Fields, and what other programs and people call them. */
const SAME_FIELD: readonly (readonly string[])[] = [
  ['unlisted', 'hidden', 'noindex', 'private'],
  ['lang', 'language', 'locale'],
  ['title', 'headline', 'heading', 'name'],
  ['label', 'text', 'caption', 'anchor', 'title'],
  ['href', 'url', 'link', 'to', 'target', 'path'],
  ['description', 'summary', 'excerpt', 'intro', 'lede', 'subtitle', 'text', 'content', 'body'],
  ['text', 'description', 'content', 'body', 'intro', 'paragraph'],
  ['primary', 'button', 'cta', 'link'],
  ['question', 'q'],
  ['answer', 'a'],
  ['media', 'image', 'picture', 'photo', 'img'],
  ['author', 'by', 'byline', 'writer'],
];

/** The field that was meant by another name: the closest in spelling or meaning. */
export function fieldMeant(key: string, fields: readonly string[]): string | undefined {
  const near = closest(key, fields);
  // A few letters of a long word make another word: "published" is not "unlisted".
  const letters = near === undefined ? key.length : distance(key.toLowerCase(), near.toLowerCase());
  if (letters <= Math.max(2, key.length / 4) && letters < key.length / 2) return near;
  const swapped = unambiguousMatch(key, fields);
  if (swapped !== undefined) return swapped;
  const word = key.toLowerCase().replace(/^(?:seo|meta|page)[_-]?/, '');
  if (word !== key && fields.includes(word)) return word;
  const groups = SAME_FIELD.filter((names) => names.includes(word));
  return groups.flatMap((names) => fields.filter((field) => names[0] === field))[0];
}

/**
 * @param known the names that are allowed here
 * @param given the names that are here
 * @param left the one name that has to be here and is not
 */
export function unknownKey(
  key: string,
  known: readonly string[],
  given: readonly string[],
  left?: string,
): SchemaProblem {
  const words = { code: 'keys-are-known', message: `There is no field "${key}" here.`, found: key } as const;
  const filled = known.filter((name) => given.includes(name));
  const taken = closest(key, filled);
  const open = known.filter((name) => !given.includes(name));
  const meant = fieldMeant(key, open) ?? left;
  const list = `The fields here:   ${known.join(', ')}`;
  if (taken !== undefined && taken === unambiguousMatch(key, filled, 2)) {
    return { ...words, suggestion: `Did you mean ${taken}? It is already here: keep one of the two.\n${list}` };
  }
  if (meant !== undefined) {
    const isRival = (name: string) => name !== key && !known.includes(name) && closest(name, open) === meant;
    const replacement = taken === undefined && !given.some(isRival) ? unambiguousMatch(key, open, 2) : undefined;
    const suggestion =
      replacement !== undefined
        ? `Rename ${key} to ${meant}.`
        : `Did you mean ${meant}${meant === left ? ', which is missing' : ''}?\n${list}`;
    return { ...words, suggestion, replacement };
  }
  const there = fieldMeant(key, filled);
  const advice = there === undefined ? 'Delete it.' : `Delete it: ${there} is already here.`;
  return { ...words, suggestion: `${advice}\n${list}` };
}

interface Length {
  /** How many there must be, such as `at least 3 entries`. */
  bounds: string;
  found: number;
  /** How many entries are missing; negative if there are too many. */
  missing: number;
  /** The list as it is typed. */
  source: string;
  /** The name of its field with a colon; empty for a list in a list. */
  field: string;
}

export const wrongLength = (
  name: string,
  { bounds, found, missing, source, field }: Length,
  expected?: string,
): SchemaProblem => ({
  code: 'lists-have-an-allowed-length',
  message: `The list ${name} must have ${bounds}, but has ${found}.`,
  expected,
  suggestion:
    missing > 0
      ? source.startsWith('[')
        ? `Add ${entries(missing)}, each after a comma:   ${source.replace(/,?\s*\]$/, '')}, …]`
        : `Add ${entries(missing)}:   - …`
      : source.startsWith('[')
        ? withoutCommas(source, -missing, field)
        : `Delete ${entries(-missing)}.`,
});

/** What to do about a list in brackets with too many entries: usually one has a comma of its own, and no quotes. */
function withoutCommas(source: string, surplus: number, field: string): string {
  const parts = [...source.slice(1, -1).matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g)].map(([part]) => part.trim());
  const isPlain = (part = '') => /^[^"'[{]/.test(part);
  // What goes on after a comma begins in lowercase.
  const joints = parts.flatMap((part, index) =>
    isPlain(part) && /^\p{Ll}/u.test(parts[index + 1] ?? '') ? index : [],
  );
  const [joint = 0] = joints;
  const isOne = joints.length === 1 && surplus === 1 && !/[\n{[]/.test(source.slice(1));
  const whole = `"${parts[joint]}, ${parts[joint + 1]}"`;
  return isOne
    ? `A comma begins an entry, unless it is in quotes. Write it like this:   ${field}[${parts.toSpliced(joint, 2, whole).join(', ')}]`
    : `A comma begins an entry. Put an entry with a comma of its own in quotes, as in   "Designer, engineer"   or delete ${entries(surplus)}.`;
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

/** @param values all allowed values */
export const unknownValue = (name: string, found: unknown, values: readonly string[], expected?: string) =>
  notAllowed(`The field ${name} can't be ${describeValue(found)}.`, found, values, expected);

/** @param key of the field that says which fields belong to an entry */
export const unknownOption = (key: string, found: unknown, options: readonly string[]) =>
  notAllowed(`There is no ${key} ${describeValue(found)} here.`, found, options);

const notAllowed = (message: string, found: unknown, values: readonly string[], expected?: string): SchemaProblem => ({
  code: 'values-are-allowed',
  message,
  expected,
  found: asText(found),
  suggestion: didYouMean(asText(found), values, expected && 'None of the names is similar: look them up.'),
  replacement: unambiguousMatch(asText(found), values),
});

export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'a group of fields';
  return `"${asText(value)}"`;
}

/** A value in a message. A group of fields may have one named toString, which String() would call. */
export function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
