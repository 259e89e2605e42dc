import type { Content } from '../../content/schema/content';
import { FACT_SHEET } from '../../content/schema/data-files';
import { partVersion } from '../../platform/code-version.mjs';
import { readEntry, writeEntry } from '../../platform/disk-cache.mjs';
import { hash } from '../../platform/hash';
import { type FactSheet, factSheetOf } from './fact-sheet';

/** Where the last fact sheet is kept: loading the library and drawing takes as long as rendering several pages. */
const CACHE_FILE = '.cache/fact-sheet.pdf';

/** Cached: a build asks twice, for the size and for the file. */
let last: { facts: string; pdf: Promise<Buffer> } | undefined;

/** The fact sheet of the media kit as a PDF. */
export function factSheetPdf(content: Content): Promise<Buffer> {
  const facts = JSON.stringify(factSheetOf(content));
  if (last?.facts !== facts) {
    last = { facts, pdf: draw(facts) };
    // In development, the next request after a failure tries again.
    last.pdf.catch(() => {
      last = undefined;
    });
  }
  return last.pdf;
}

/** @param facts a FactSheet as JSON */
async function draw(facts: string): Promise<Buffer> {
  const version = hash(`${partVersion('factSheet')} ${facts}`);
  const cached = readEntry(CACHE_FILE, version);
  if (cached) return cached;
  // Loaded on demand: no page and few builds need these libraries.
  const [{ drawFactSheet }, { leaveGaps }] = await Promise.all([
    import('./draw-fact-sheet'),
    import('../drawing/missing-characters'),
  ]);
  const { text, missing } = leaveGaps(facts);
  if (missing.length > 0) console.warn(`Warning: the fact sheet has gaps; its font has no ${missing.join(' ')}`);
  const sheet: FactSheet = JSON.parse(text);
  const pdf = await drawFactSheet(sheet);
  writeEntry(CACHE_FILE, version, [pdf]);
  return pdf;
}

/** The content with the size of the fact sheet, which the page of the media kit shows. */
export async function withFactSheet(content: Content): Promise<Content> {
  if (!content.media.includes(FACT_SHEET)) return content;
  const { length: bytes } = await factSheetPdf(content);
  return {
    ...content,
    mediaKit: content.mediaKit.map((item) => (item.file === FACT_SHEET ? { ...item, bytes } : item)),
  };
}
