import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import type { Fonts } from '../../content/schema/define-site';
import { memoize } from '../../platform/memoize';

/** A space as wide as it is high. */
const GAP = '\u2003';

/** Invisible characters need no glyph. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const regularOf = memoize((fonts: Fonts) => create(readFileSync(fonts[400])));

/**
 * A text with gaps instead of boxes for the characters that the font of the site lacks, and these characters.
 */
export function leaveGaps(text: string, fonts: Fonts): { text: string; missing: string[] } {
  const composed = text.normalize('NFC');
  // As nearly all texts: to find the places of characters takes much longer.
  if (isDrawn(composed, fonts)) return { text: composed, missing: [] };
  const missing = new Set<string>();
  const withGaps = Array.from(graphemes.segment(composed), ({ segment }) => {
    if (isDrawn(segment, fonts)) return segment;
    missing.add(segment);
    return GAP;
  });
  return { text: withGaps.join(''), missing: [...missing] };
}

function isDrawn(text: string, fonts: Fonts): boolean {
  return [...new Set(text)].every((character) => hasGlyph(character, fonts));
}

function hasGlyph(character: string, fonts: Fonts): boolean {
  const font = regularOf(fonts);
  return (
    INVISIBLE.test(character) ||
    !('hasGlyphForCodePoint' in font) ||
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  );
}
