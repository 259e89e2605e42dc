import type { SourceTexts } from './code-frame';
import { type Diagnostic, type Finding, linesOf } from './diagnostic';
import { lineAt } from './line-index';

/** What a diagnostic found, and where. */
type FoundAt = Pick<Finding, 'line' | 'field' | 'found'>;

/** The findings that no note allows. */
export function withoutAllowed(findings: readonly Finding[], texts: SourceTexts): Finding[] {
  return findings.filter((each) => !isAllowed(each, texts.get(each.file) ?? ''));
}

/** A note, up to its end. A comma within a number is no separator. */
const NOTE = /(?:#|\{\/\*) *allow:([^#*]*)/g;
const BETWEEN = /,(?!\d)/;

/** Where a field or an item of a list begins. */
const ENTRY = /^\s*(?:- |[\w-]+:(?:\s|$))/;

/** Whether a note allows what a diagnostic found: in its line, in the line above, or above the field that it is in. */
function isAllowed({ found, line, field }: FoundAt, text: string): boolean {
  if (found === undefined || !text.includes('allow:')) return false;
  const first = field === undefined ? line : entryAt(text, line);
  const near = [...new Set([line, line - 1, first, first - 1])];
  const notes = near.flatMap((each) => [...(lineAt(text, each) ?? '').matchAll(NOTE)]);
  return notes.some(([, allowed = '']) => allowed.split(BETWEEN).some((each) => isPart(keyOf(each), keyOf(found))));
}

/**
 * A diagnostic that says how a note would allow what it found; if its rule takes none, and a note names what it found, that the note
 * changes nothing.
 */
export function withNotesTold(diagnostic: Diagnostic, texts: SourceTexts, takesNotes: boolean): Diagnostic {
  const text = texts.get(diagnostic.file) ?? '';
  const { suggestion = '' } = diagnostic;
  const allow = takesNotes ? howToAllow(diagnostic, text) : undefined;
  if (allow !== undefined)
    return { ...diagnostic, suggestion: `${suggestion}\nTo allow it here, ${allow}`.trimStart() };
  if (takesNotes || !isAllowed(diagnostic, text)) return diagnostic;
  return { ...diagnostic, suggestion: `No note with allow: changes this. ${suggestion}`.trimEnd() };
}

/** As many characters as a note has to name of a long sentence. */
const LONG_ENOUGH = 40;

/** How to allow what a diagnostic found, as the end of a sentence: no note may become a part of the text. */
function howToAllow({ found = '', line, field, file }: Diagnostic, text: string): string | undefined {
  // These signs separate notes, or end them.
  const [most = ''] = keyOf(found)
    .split(/[#*]|,(?!\d)/)
    .map((part) => wordsUpTo(part.trim(), LONG_ENOUGH))
    .toSorted((one, other) => other.length - one.length);
  if (!isPart(keyOf(most), keyOf(found))) return undefined;
  const typed = lineAt(text, line) ?? '';
  if (field !== undefined || isInFields(file, line, text)) {
    const isWhole = ENTRY.test(typed) && /^\s*(?:$|#|- |---|[\w-]+:(?:\s|$))/.test(lineAt(text, line + 1) ?? '');
    return `${isWhole ? 'end the line with' : 'write above the field'}   # allow: ${most}`;
  }
  const place = /^\s*\|/.test(typed) ? 'write behind it' : /^\s*</.test(typed) ? 'write above it' : 'end the line with';
  return `${place}   {/* allow: ${most} */}`;
}

/** Whether a line is in a data file, or above the second three hyphens of a page. */
function isInFields(file: string, line: number, text: string): boolean {
  const end = linesOf(text).findIndex((each, index) => index > 0 && each.startsWith('---'));
  return file.endsWith('.yaml') || line <= end;
}

/** The line in which the entry of a field begins. */
function entryAt(text: string, line: number): number {
  const before = linesOf(text).slice(0, line);
  return before.findLastIndex((each) => ENTRY.test(each)) + 1;
}

/** Lowercase, without punctuation at the end. */
function keyOf(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,;:!?]$/, '');
}

/** The first words of a text that are not longer than so many characters. */
function wordsUpTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return end < 0 ? '' : text.slice(0, end);
}

/** Whether the first text is a run of whole words in the second, such as 80% in "over 80%". */
function isPart(allowed: string, found: string): boolean {
  return allowed !== '' && ` ${found} `.includes(` ${allowed} `);
}
