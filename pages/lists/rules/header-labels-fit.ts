import { defineRule } from 'sitewright';
import { site } from '../../../components/model/lists/site';

/** The breakpoint from which components/layout/header.tsx puts the labels side by side, in pixels. */
const SCREEN = 1024;
/** The remaining width without the margins, the logo, and the gap between them. */
const ROOM = SCREEN - 2 * 46 - 38 - 24;
const NAME_SIZE = 22;
const LABEL_SIZE = 16;
/** The padding of a label including the gap after it, and the padding of the button. */
const PADDING = 32;
const BUTTON = 52;

/** The average width of a letter in a text. */
const LETTER = LABEL_SIZE / 2;

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

/** The approximate number of pixels by which the name and labels exceed the header. */
export function headerOverflow(name: string, services: readonly string[], contact: string): number {
  const labels = services.reduce((sum, label) => sum + PADDING + labelWidth(label, LABEL_SIZE), 0);
  return labelWidth(name, NAME_SIZE) + labels + BUTTON + labelWidth(contact, LABEL_SIZE) - ROOM;
}

export default defineRule({
  category: 'Fill in the fields',
  description: `The labels of the header fit beside each other on a screen of ${SCREEN} pixels.`,
  rationale:
    'On smaller screens they are in a menu. If they are too long for a laptop, they break into two lines and cover the top of every page.',
  of: site,
  reads: { site },
  file: (file, { site: { name, services, contact } }) => {
    const labels = services.map(({ label }) => label);
    const over = headerOverflow(name, labels, contact.label);
    if (over <= 0) return [];
    const all = [
      ...labels.map((text, index) => ({ path: ['services', index, 'label'] as const, text })),
      { path: ['contact', 'label'] as const, text: contact.label },
    ];
    const longest = all.reduce((a, b) => (a.text.length >= b.text.length ? a : b));
    const letters = Math.ceil(over / LETTER);
    return [
      file.at(longest.path, {
        message: `The header has no room for this label beside the others: together they are about ${letters} letters too long.`,
        found: longest.text,
        suggestion:
          longest.text.length > letters + 3
            ? `Shorten it to about ${longest.text.length - letters} letters, or shorten the others.`
            : 'Shorten the labels, or delete one of them.',
      }),
    ];
  },
});
