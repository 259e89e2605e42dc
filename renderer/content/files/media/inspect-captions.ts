import { rangeAt } from '../../diagnostics/diagnostic';
import type { MediaFinding } from './media-finding';
import type { MediaFormat } from './media-formats';
import { beginsBeforeTheLast, damaged, endsBeforeItBegins, otherEncoding, wrongTime } from './media-rules';

const ARROW = '-->';

/** From and to, with thousandths after a dot (w3.org/TR/webvtt1, 4.1). */
const TIME = /(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})/;
const TIMES = new RegExp(`^(${TIME.source})[ \\t]+-->[ \\t]+(${TIME.source})(?:[ \\t]|$)`);

/**
 * Reads the text and the times of captions: browsers leave out a line whose time they can't read, and one that ends before it
 * begins, without a word.
 */
export function inspectCaptions(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const text = textOf(bytes);
  if (text === undefined) return [{ problem: otherEncoding() }];
  const lines = [...text.matchAll(/[^\r\n]+/g)].filter(([line]) => line.includes(ARROW));
  if (lines.length === 0) return [{ problem: damaged(format, 'no line says when it is shown') }];
  let before = { from: 0, line: '' };
  for (const { 0: line, index } of lines) {
    const range = rangeAt(text, index, index + line.length);
    const times = timesOf(line.trim());
    if (!times) return [{ problem: wrongTime(line.trim()), range }];
    if (times.to <= times.from) return [{ problem: endsBeforeItBegins(line.trim()), range }];
    if (times.from < before.from) return [{ problem: beginsBeforeTheLast(line.trim(), before.line), range }];
    before = { from: times.from, line: line.trim() };
  }
  return [];
}

/** WebVTT is UTF-8 (w3.org/TR/webvtt1, 4.1). @returns undefined for another encoding */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** When captions are shown, in milliseconds; undefined if a browser can't read it. */
function timesOf(line: string): { from: number; to: number } | undefined {
  const [, , ...parts] = TIMES.exec(line) ?? [];
  if (parts.length === 0) return undefined;
  return { from: inMilliseconds(parts.slice(0, 4)), to: inMilliseconds(parts.slice(5)) };
}

function inMilliseconds([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: (
  | string
  | undefined
)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
}
