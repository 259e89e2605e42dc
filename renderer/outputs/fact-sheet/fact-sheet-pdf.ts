import type { Content } from '../../content/schema/content';
import { FACT_SHEET } from '../../content/schema/data-files';
import { factSheetOf } from './fact-sheet';

/** Cached: a build asks twice, for the size and for the file. */
let last: { facts: string; pdf: Promise<Buffer> } | undefined;

/** The fact sheet of the media kit as a PDF. */
export function factSheetPdf(content: Content): Promise<Buffer> {
  const sheet = factSheetOf(content);
  const facts = JSON.stringify(sheet);
  if (last?.facts !== facts) last = { facts, pdf: draw(sheet) };
  return last.pdf;
}

/** Loaded on demand: few builds and no page need this library. */
async function draw(sheet: ReturnType<typeof factSheetOf>): Promise<Buffer> {
  const { drawFactSheet } = await import('./draw-fact-sheet');
  return drawFactSheet(sheet);
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
