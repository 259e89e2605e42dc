import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const fieldsHaveTheirType: RuleDescription = {
  category: 'Fill in the fields',
  description: 'A list stands where a list belongs, a text where a text does.',
  rationale: 'A page that shows three points needs them as three points, not as one sentence.',
  fix: 'Puts true and false into quotes where they are words.',
};

const group = { words: 'a group of fields', mend: 'Write its fields on the lines below, indented by two spaces.' };

/** What an editor calls the types of zod, and how a value of each is written. */
const types: Record<string, { words: string; mend: string }> = {
  string: { words: 'a text', mend: 'Write one text behind the colon.' },
  array: { words: 'a list', mend: 'Write each entry on a line of its own:   - one entry' },
  object: group,
  record: group,
  boolean: { words: 'true or false', mend: 'Write true or false, without quotes.' },
};

/** @param type what the whole file must be, as zod calls it */
export const wrongFile = (type: string, found: string): Problem => ({
  code: 'fields-have-their-type',
  message: `This file must hold ${types[type]?.words ?? type}, but found ${found}.`,
  found,
  suggestion: type === 'array' ? types.array?.mend : 'Write a line for each field:   title: Our prices',
});

/** A word or a text that YAML reads as something else, because it has no quotes. */
export const unquotedText = (name: string, source: string, expected?: string): Problem => ({
  code: 'fields-have-their-type',
  message: `The field ${name} must be a text, but without quotes this is read as something else: ${source}`,
  expected,
  found: source,
  suggestion: `Put it in quotes:   "${source}"`,
  replacement: /^(?:true|false)$/i.test(source) ? `"${source}"` : undefined,
});

/** A token at the beginning of a value, where its brackets are a list in a list. */
export const unquotedToken = (name: string, token: string, expected?: string): Problem => ({
  code: 'fields-have-their-type',
  message: `The field ${name} must be a text, but without quotes the brackets make a list of it: ${token}`,
  expected,
  found: token,
  suggestion: `Put it in quotes:   "${token}"`,
});

/** @param reason what is wrong with the value, as zod says it */
export const wrongValue = (name: string, reason: string): Problem => ({
  code: 'fields-have-their-type',
  message: `The field ${name} can't be published as it is: ${reason}.`,
  suggestion: 'Write another value, or compare with a file that works.',
});

/** @param type what the field must be, as zod calls it */
export const wrongType = (name: string, type: string, found: string, expected?: string): Problem => ({
  code: 'fields-have-their-type',
  message: `The field ${name} must be ${types[type]?.words ?? type}, but found ${found}.`,
  expected,
  found,
  suggestion:
    type === 'array' && /^"-\S/.test(found) ? 'Write a space behind each hyphen:   - one entry' : types[type]?.mend,
});
