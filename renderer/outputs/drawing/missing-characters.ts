import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { siteFonts } from './site-fonts';

/** A space as wide as it is high. */
const GAP = '\u2003';

/** What is not drawn needs no glyph. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const font = create(readFileSync(siteFonts[400]));

/** A text with gaps instead of boxes for the characters that the font lacks, and these characters. */
export function leaveGaps(text: string): { text: string; missing: string[] } {
  const composed = text.normalize('NFC');
  // As nearly all texts: to find the places of characters takes much longer.
  if (isDrawn(composed)) return { text: composed, missing: [] };
  const missing = new Set<string>();
  const withGaps = Array.from(graphemes.segment(composed), ({ segment }) => {
    if (isDrawn(segment)) return segment;
    missing.add(segment);
    return GAP;
  });
  return { text: withGaps.join(''), missing: [...missing] };
}

function isDrawn(text: string): boolean {
  return [...new Set(text)].every(hasGlyph);
}

function hasGlyph(character: string): boolean {
  return (
    INVISIBLE.test(character) ||
    !('hasGlyphForCodePoint' in font) ||
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  );
}
