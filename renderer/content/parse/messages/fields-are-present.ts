import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const fieldsArePresent: RuleDescription = {
  category: 'Fill in the fields',
  description: 'Every field that a page needs is there.',
  rationale: 'The page has a place for it, which would stay empty.',
};

/**
 * @param name the field with the fields around it, in quotes
 * @param sample how a value looks
 */
export const missingField = (name: string, key: string | number, sample: string, expected?: string): Problem => ({
  code: 'fields-are-present',
  message: `The field ${name} is missing.`,
  expected,
  suggestion:
    typeof key === 'number'
      ? 'Write it behind the hyphen, or delete the hyphen.'
      : `Add it like this:   ${key}: ${sample}`,
});

/** A field that has its name, but no value. */
export const emptyField = (name: string, key: string, sample: string, expected?: string): Problem => ({
  code: 'fields-are-present',
  message: `The field ${name} is empty.`,
  expected,
  suggestion: `Write its value behind the colon, as in   ${key}: ${sample}   or delete the line if the page can do without it.`,
});

/** @param note what stands where the value should, and is read as a note */
export const noteAsValue = (name: string, key: string, note: string, expected?: string): Problem => ({
  code: 'fields-are-present',
  message: `The field ${name} is empty: without quotes, a # begins a note to yourself.`,
  expected,
  found: note,
  suggestion: `Put the value in quotes:   ${key}: "${note.trimEnd()}"`,
});

/** @param isList whether the file is to hold a list */
export const noFields = (isList: boolean): Problem => ({
  code: 'fields-are-present',
  message: isList ? 'This file is empty.' : 'This file has no fields.',
  suggestion: isList ? 'Write [] if there is nothing to list.' : 'Write a line for each:   title: Our prices',
});
