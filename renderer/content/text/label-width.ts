/** How wide a letter of the site's font is on average, as a part of its size, by what it looks like. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[fijlrtIJ\s.,:;'’!|()/-]/u, 0.29],
  [/[mwMW&@]/u, 0.85],
  [/[\p{Lu}\d]/u, 0.6],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1],
];
const OTHERS = 0.52;

/** About how many pixels wide a label is. */
export function labelWidth(label: string, fontSize: number): number {
  const letters = label.normalize('NFC').replace(/\p{M}/gu, '');
  return [...letters].reduce((sum, letter) => sum + fontSize * widthOf(letter), 0);
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS;
}
