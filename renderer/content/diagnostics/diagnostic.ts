import { positionAt } from './line-index';

/** What is wrong with the content, where, and how to fix it. */
export interface Diagnostic extends Range {
  severity: 'error' | 'warning';
  /** The permanent name of the rule that is broken. */
  code: string;
  /** Path of the file, relative to the folder that holds content/. */
  file: string;
  /** The field in dotted form, such as sections.0.title. */
  field?: string;
  message: string;
  expected?: string;
  found?: string;
  /** The fix, ready to type where possible. */
  suggestion?: string;
  /** What it follows from: if that is told of elsewhere, this is not. */
  because?: Cause;
  /** What --fix changes, all or nothing; only if that is certainly what was meant. */
  fix?: readonly Edit[];
}

/** What another diagnostic may tell of. */
export interface Cause {
  /** A file: without a field or a text, whatever is wrong in it; without a file, a data file. */
  file?: string;
  /** A field in dotted form. */
  field?: string;
  /** What was found there, or a part of it. */
  text?: string;
  /** Instead, the address that a page has got, if its former one is told of. */
  page?: string | undefined;
}

/** What the check of a rule finds: its code is the name of the rule. */
export type Finding = Omit<Diagnostic, 'code'>;

/** What is wrong and how to fix it, before its place is known. */
export type Problem = Pick<Finding, 'message'> &
  Partial<Finding> & {
    /** A text that replaces the place; becomes the fix. */
    replacement?: string;
  };

/** A problem that is found before the rules run, with the name of the broken rule. */
export type ProblemOf<Code extends string = string> = Problem & { code: Code };

/** A part of a file's text. Lines count from 1, columns from 1 in UTF-16 units; a byte order mark does not count. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A part of a file's text, and its replacement. */
export interface Edit extends Range {
  text: string;
}

/** Whether an offset is between the two units of one character. */
function isInsideCharacter(text: string, offset: number): boolean {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff;
}

/**
 * Line and column of a part of a text, in whole characters.
 * @param start offset of the first character, counted in UTF-16 units
 * @param end offset after the last character; parsers point past the end of a text when something is missing there
 */
export function rangeAt(text: string, start: number, end: number): Range {
  const first = Math.min(start, text.length);
  const last = Math.min(Math.max(start, end), text.length);
  const from = positionAt(text, isInsideCharacter(text, first) ? first - 1 : first);
  const to = positionAt(text, isInsideCharacter(text, last) ? last + 1 : last);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** The place of what concerns a file as a whole. */
export const TOP: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** A diagnostic of severity error in a file. */
export function diagnosticAt(source: { label: string }, range: Range, problem: ProblemOf): Diagnostic;
export function diagnosticAt(source: { label: string }, range: Range, problem: Problem): Finding;
export function diagnosticAt(source: { label: string }, range: Range, { replacement, ...problem }: Problem): Finding {
  const fix = replacement === undefined ? {} : { fix: [{ ...range, text: replacement }] };
  return { severity: 'error', file: source.label, ...range, ...fix, ...problem };
}

/** The lines of a text as positions count them, without line ends and byte order mark. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r?\n/);
}

/** Sorts by file name, line, and column. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

export function errorsIn(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** The identity of a diagnostic, whatever line it is on. */
export function identityOf({ file, code, field, message, found }: Diagnostic): string {
  return JSON.stringify([file, code, field, message, found]);
}
