/** What is wrong with the content, where, and how to mend it. Lines and columns count from 1. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** The permanent name of the rule: its demand. */
  code: string;
  /** Path of the file, relative to the folder that holds content/. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The field in dotted form, such as sections.0.title. */
  field?: string;
  message: string;
  expected?: string;
  found?: string;
  /** The mend, ready to type where possible. */
  suggestion?: string;
}

export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/**
 * Line and column of a part of a text.
 * @param start offset of the first character, counted in UTF-16 units
 * @param end offset behind the last character
 */
export function rangeAt(text: string, start: number, end: number): Range {
  const from = positionAt(text, start);
  const to = positionAt(text, Math.max(start, end));
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** Files in order of name, places in order of line and column. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
