/** The average width of letters in the site's font, as a fraction of the font size, by shape. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[fijlrtIJ\s.,:;'’!|()/-]/u, 0.29],
  [/[mwMW&@]/u, 0.85],
  [/[\p{Lu}\d]/u, 0.6],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1],
];
const OTHERS = 0.52;

/** The approximate width of a label in pixels. */
export function labelWidth(label: string, fontSize: number): number {
  const letters = label.normalize('NFC').replace(/\p{M}/gu, '');
  return [...letters].reduce((sum, letter) => sum + fontSize * widthOf(letter), 0);
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS;
}
