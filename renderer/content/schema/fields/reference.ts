import type * as z from 'zod';
import { text, VISIBLE } from './text';

/** The id of an entry of a kind, or of an item of a list. */
export type Ref<Name extends string> = string & z.core.$brand<Name>;

/** What is branded in every site, besides its kinds and lists: files, days, and the placeholders of phrases. */
export type NamedByEngine = 'media' | 'picture' | 'video' | 'captions' | 'day' | `{${string}}`;

/**
 * Names another entry or item. A file of content/media is named as media, and a picture there as picture.
 * @param name of the kind of page, such as event, or of an item of a list, such as room
 */
export function reference<const Name extends string>(name: Name, sentence: string) {
  // The same letters can be written in two ways: ü as one character or as two.
  return text(sentence)
    .normalize('NFC')
    .describe(sentence)
    .meta({ pattern: VISIBLE.source, refersTo: name })
    .brand<Name>();
}

const kindsOfFields = new WeakMap<z.ZodType, string | undefined>();

/** What a field refers to, according to its schema: a kind, an item of a list, an address; undefined if it is not a reference. */
export function refersTo(field: z.ZodType): string | undefined {
  if (!kindsOfFields.has(field)) {
    const name = field.meta()?.refersTo;
    kindsOfFields.set(field, typeof name === 'string' ? name : undefined);
  }
  return kindsOfFields.get(field);
}
