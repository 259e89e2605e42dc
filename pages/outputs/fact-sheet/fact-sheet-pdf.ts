import type { Content } from 'sitewright';
import { cachedOutput, leaveGaps } from 'sitewright/drawing';
import { drawing } from '../../drawing';
import { type FactSheet, factSheetOf } from './fact-sheet';

/** Memoized, because a build needs the PDF twice: for the size and for the file. */
let last: { facts: string; pdf: Promise<Uint8Array> } | undefined;

/** The fact sheet of the media kit as a PDF. */
export function factSheetPdf(content: Content): Promise<Uint8Array> {
  const facts = JSON.stringify(factSheetOf(content));
  if (last?.facts !== facts) {
    // Drawing takes as long as rendering several pages.
    last = { facts, pdf: cachedOutput('fact-sheet.pdf', facts, () => draw(facts)) };
    // In development, the next request after a failure tries again.
    last.pdf.catch(() => {
      last = undefined;
    });
  }
  return last.pdf;
}

/** @param facts a FactSheet as JSON */
async function draw(facts: string): Promise<Buffer> {
  // Loaded on demand, because few builds need its library.
  const { drawFactSheet } = await import('./draw-fact-sheet');
  const { text, missing } = await leaveGaps(facts, drawing.fonts);
  if (missing.length > 0) console.warn(`Warning: the fact sheet has gaps; its font has no ${missing.join(' ')}`);
  const sheet: FactSheet = JSON.parse(text);
  return drawFactSheet(sheet);
}
