import * as z from 'zod';
import { defineFormat } from '../define-format';

/** A character that is seen: no space, no joiner, no mark of direction, no empty pattern of another script. */
export const VISIBLE = /[^\s\u00ad\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0]/;

/** A string with at least one visible character. `sentence` tells the editor what to write. */
export const text = defineFormat({
  name: 'text-is-not-blank',
  pattern: VISIBLE,
  message: 'A text has at least one visible character.',
  rationale: 'An empty text leaves a gap on the page: a button without words, a heading without a headline.',
  example: 'Our prices',
  problem: () => ({
    message: 'This text is empty.',
    suggestion: 'Write the text, or delete the line if the field may be left out.',
  }),
});

/** A text with placeholders, each with its braces: Phrase<'{from}' | '{to}'>. */
export type Phrase<Placeholder extends string> = string & z.core.$brand<Placeholder>;

/** A text with placeholders, which fillPlaceholders() fills in. @param slots their names, without braces */
export function phrase<const Slot extends string>(sentence: string, ...slots: readonly Slot[]) {
  return text(sentence).meta({ pattern: VISIBLE.source, slots }).brand<`{${Slot}}`>();
}

/** The names of the placeholders that a text must have. */
export function slotsOf(field: z.ZodType): readonly string[] {
  const slots: unknown = field.meta()?.slots;
  return Array.isArray(slots) ? slots.map(String) : [];
}

/**
 * Marks a text of which not every page shows each word: `never`, such as a reason that only editors read, or `sometimes`, such as that
 * of an empty list.
 */
export const SHOWN = { never: { isHidden: true }, sometimes: { isConditional: true } } as const;

/** The same for a text that code compares or puts into addresses. */
export function code(sentence: string) {
  return text(sentence).meta(SHOWN.never);
}

/** Whether a field has text for visitors: not an address, an id, a date, a value from a list, or a hidden text. */
export function isCopy(field: z.ZodType): boolean {
  const { refersTo, format, isHidden } = field.meta() ?? {};
  return field instanceof z.ZodString && [refersTo, format, isHidden].every((each) => each === undefined);
}
