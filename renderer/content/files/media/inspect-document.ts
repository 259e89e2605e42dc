import type { MediaFinding } from './media-finding';
import type { MediaFormat } from './media-formats';
import { damaged } from './media-rules';

/** Readers look for the end of a PDF in its last bytes (ISO 32000-1, annex H). */
const LENGTH_OF_END = 1024;

/** A PDF begins with its version, which was already checked, and ends with the place of its cross-reference table. */
export function inspectDocument(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - LENGTH_OF_END));
  if (/startxref\s+\d+\s+%%EOF/.test(end)) return [];
  return [{ problem: damaged(format, 'its end (%%EOF) is missing') }];
}
