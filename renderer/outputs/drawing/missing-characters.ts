import { readFile } from 'node:fs/promises';
import type { Font, FontCollection } from 'fontkit';
import type { Fonts } from '../../content/schema/define-site';
import { memoize } from '../../platform/memoize';

/** A space as wide as it is high. */
const GAP = '\u2003';

/** Invisible characters need no glyph. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Loads its library on demand, since most builds draw nothing. */
const regularOf = memoize(async (fonts: Fonts) => {
  const { create } = await import('fontkit');
  return create(await readFile(fonts[400]));
});

/**
 * A text with gaps instead of boxes for the characters that the font of the site lacks, and these characters.
 */
export async function leaveGaps(text: string, fonts: Fonts): Promise<{ text: string; missing: string[] }> {
  const font = await regularOf(fonts);
  const composed = text.normalize('NFC');
  // As nearly all texts: to find the places of characters takes much longer.
  if (isDrawn(composed, font)) return { text: composed, missing: [] };
  const missing = new Set<string>();
  const withGaps = Array.from(graphemes.segment(composed), ({ segment }) => {
    if (isDrawn(segment, font)) return segment;
    missing.add(segment);
    return GAP;
  });
  return { text: withGaps.join(''), missing: [...missing] };
}

function isDrawn(text: string, font: Font | FontCollection): boolean {
  return [...new Set(text)].every(
    (character) =>
      INVISIBLE.test(character) ||
      !('hasGlyphForCodePoint' in font) ||
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}
