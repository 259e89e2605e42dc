import type * as z from 'zod';
import { rangeAt } from '../diagnostics/diagnostic';
import { cutText } from '../parse/yaml-rules';
import { refersTo } from '../schema/fields/reference';
import { schemaAt } from '../schema/walk-fields';
import { lineEnd } from '../text/line-bounds';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the front matter',
  description: 'A # after a value is followed by a space, as in a note to yourself, and cuts no sentence in two.',
  rationale:
    'In the fields, a space and a # begin a note that is not shown. "We are #1" would be on the page as "We are", and "The # of clients" as "The".',
  fix: 'Puts the whole value in quotes where a digit follows the #.',
  file: (file) => {
    const { text } = file;
    // Few files have a comment, and checking every value is slow.
    if (!/[ \t]#[^#]/.test(text)) return [];
    return file.plainValues.flatMap(({ path, value, start, end }) => {
      const [note] = /^[ \t]+#[^\r\n#][^\r\n]*/.exec(text.slice(end, lineEnd(text, end))) ?? [];
      if (note === undefined) return [];
      const isNote = /^[ \t]+#[ \t]/.test(note);
      if (isNote && !isCut(value, note.replace(/^[ \t]+#[ \t]+/, ''))) return [];
      const noteStart = end + note.indexOf('#');
      const noteEnd = end + note.trimEnd().length;
      const whole = text.slice(start, noteEnd);
      const field = schemaAt(file.type.schema, file.data, path());
      const isWhole = isSentence(whole, note) && field !== undefined && mayBe(whole, field);
      if (isNote && (field === undefined || !mayBe(whole, field))) return [];
      const fix = isWhole ? [{ ...rangeAt(text, start, noteEnd), text: `"${whole}"` }] : undefined;
      const problem = { ...cutText(note.trim()), ...(isNote && orAbove(whole)), ...(fix && { fix }) };
      return file.atText(noteStart, noteEnd, problem);
    });
  },
});

/** Words that no sentence ends or begins with: the text continues after the #. */
const GOES_ON =
  /(?:^|[\s(])(?:the|an?|our|your|their|its|his|her|my|this|these|of|for|with|from|to|and|or|are|is|was|were|by)$|,$/i;
const GOES_ON_WITH = /^(?:\d|of\b)/;

/** Whether a note belongs to the sentence before it. */
function isCut(value: string, note: string): boolean {
  return !note.startsWith('allow:') && (GOES_ON.test(value.trim()) || GOES_ON_WITH.test(note));
}

const orAbove = (whole: string) => ({
  suggestion: `Put the whole value in quotes:   "${whole}"   A note goes on a line of its own, above this one.`,
});

/** Whether a # begins a number, as in "We are #1", and not a comment. */
function isSentence(whole: string, note: string): boolean {
  return /^[ \t]+#\d/.test(note) && !/["\\\n]/.test(whole);
}

/** Whether a text can be the value of a field, and is not a reference. */
function mayBe(value: string, field: z.ZodType): boolean {
  return refersTo(field) === undefined && field.safeParse(value).success;
}
