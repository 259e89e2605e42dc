import { rangeAt } from '../../diagnostics/diagnostic';
import type { MediaFinding } from './media-finding';
import type { MediaFormat } from './media-formats';
import { damaged, wrongTime } from './media-rules';

const ARROW = '-->';

/** From and to, with thousandths after a dot (w3.org/TR/webvtt1, 4.1). */
const TIMES = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t]|$)/;

/** Reads the times of captions: browsers leave out a line whose time they can't read, without a word. */
export function inspectCaptions(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter(([line]) => line.includes(ARROW));
  if (lines.length === 0) return [{ problem: damaged(format, 'no line says when it is shown') }];
  const wrong = lines.find(([line]) => !TIMES.test(line.trim()));
  if (!wrong) return [];
  const [line] = wrong;
  return [{ problem: wrongTime(line.trim()), range: rangeAt(text, wrong.index, wrong.index + line.length) }];
}
