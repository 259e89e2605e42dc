import { type Blocks, heading, optional } from '../nodes';

/** The heading of a section and the sentence under it. */
export function sectionHeading({ title, text }: { title: string; text?: string | undefined }): Blocks {
  return [heading(2, title), ...optional(text)];
}
