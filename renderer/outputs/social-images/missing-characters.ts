import type { Renderer } from '@takumi-rs/core';

/** A space as wide as it is high. */
const GAP = '\u2003';
/** No font has a glyph for it. */
const NONCHARACTER = '\u{10FFFF}';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const known = new WeakMap<Renderer, Map<string, boolean>>();

/** A text with gaps instead of boxes for the characters that the fonts lack, and these characters. */
export async function leaveGaps(text: string, renderer: Renderer): Promise<{ text: string; missing: string[] }> {
  const composed = text.normalize('NFC');
  const lacking = new Set<string>();
  for (const character of new Set(composed)) {
    if (await isMissing(character, renderer)) lacking.add(character);
  }
  if (lacking.size === 0) return { text: composed, missing: [] };
  const missing = new Set<string>();
  const withGaps = Array.from(graphemes.segment(composed), ({ segment }) => {
    if (![...segment].some((character) => lacking.has(character))) return segment;
    missing.add(segment);
    return GAP;
  });
  return { text: withGaps.join(''), missing: [...missing] };
}

/** All characters that the fonts lack look the same. */
async function isMissing(character: string, renderer: Renderer): Promise<boolean> {
  const ofRenderer = known.get(renderer) ?? new Map<string, boolean>();
  known.set(renderer, ofRenderer);
  const before = ofRenderer.get(character);
  if (before !== undefined) return before;
  const [drawn, box] = await Promise.all([drawGlyph(character, renderer), drawGlyph(NONCHARACTER, renderer)]);
  ofRenderer.set(character, drawn.equals(box));
  return drawn.equals(box);
}

function drawGlyph(character: string, renderer: Renderer): Promise<Buffer> {
  return renderer.render({ type: 'text', text: character }, { width: 24, height: 24, format: 'raw' });
}
