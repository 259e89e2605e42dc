/** A part of a text in quotation marks, from one offset to another. */
interface Quotation {
  start: number;
  end: number;
}

const NO_WORD_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const NO_WORD_BEHIND = String.raw`(?![\p{L}\p{N}])`;

/**
 * Quotation marks of English and of other languages. Before an opening straight mark, and after a closing straight mark, there is
 * no letter and no digit: 27" is a size, and it's is one word. What never ends goes on in the next paragraph.
 */
const QUOTATIONS = new RegExp(
  [
    '„[^“”„]*(?:[“”]|$)',
    String.raw`‚(?=\S)[^‘’‚]*(?:[‘’]|$)`,
    '[“”][^“”]*(?:”|$)',
    '«[^»]*(?:»|$)',
    '»[^«]*(?:«|$)',
    '「[^」]*(?:」|$)',
    String.raw`${NO_WORD_BEFORE}"(?=\S)[^"]*(?:"${NO_WORD_BEHIND}|$)`,
    String.raw`${NO_WORD_BEFORE}‘(?=\S)(?:[^’]|’(?=\p{L}))*(?:’|$)`,
    // A lone apostrophe must not cause a search to the end of a long text.
    String.raw`${NO_WORD_BEFORE}'(?=[^\s\d])(?:[^']|'(?=\p{L})){1,300}'${NO_WORD_BEHIND}`,
  ].join('|'),
  'gu',
);

/** Every part of a text in quotation marks. A quotation inside another one is part of it. */
export function quotationsIn(text: string): Quotation[] {
  return [...text.matchAll(QUOTATIONS)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
