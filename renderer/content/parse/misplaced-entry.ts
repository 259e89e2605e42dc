import { lineEnd, lineStart } from '../text/line-bounds';
import type { ParseIssue } from './parse-issue';
import { entryIndented, missingHyphen } from './yaml-rules';

/** A line that begins an entry with a field, or only a field. */
const LINE = /^( *)(- +)?([\w-]+):(?:[ \t]|\r?$)/;

interface YamlLine {
  start: number;
  indent: number;
  hyphen: string;
  name: string;
}

/** The lines that begin an entry or a field, up to an offset. */
function linesUntil(text: string, offset: number): YamlLine[] {
  return linesOf(text).filter(({ start }) => start < offset);
}

function linesOf(text: string): YamlLine[] {
  let start = 0;
  return text.split('\n').flatMap((source) => {
    const [match, indent = '', hyphen = '', name = ''] = LINE.exec(source) ?? [];
    const line = { start, indent: indent.length, hyphen, name };
    start += source.length + 1;
    return match === undefined ? [] : [line];
  });
}

/**
 * A section with another indentation than the rest of its file, at an unreadable line or just above it. All
 * sections begin with "- type:", so the odd one out is certain.
 */
export function misplacedEntry(text: string, offset: number): ParseIssue | undefined {
  const lines = linesOf(text);
  const from = lines.findIndex(({ name, indent, hyphen }) => name === 'sections' && indent === 0 && hyphen === '');
  const sections = lines.slice(from + 1).filter(({ name, hyphen, indent }) => name === 'type' && hyphen && indent <= 4);
  const expected = mostCommon(sections.map(({ indent }) => indent));
  const odd = from < 0 ? undefined : sections.find(({ indent }) => indent !== expected);
  if (!odd || odd.start > lineStart(text, offset)) return undefined;
  const line = text.slice(odd.start + odd.indent, lineEnd(text, odd.start)).trimEnd();
  return {
    start: odd.start,
    end: odd.start + Math.max(odd.indent, 1),
    problem: entryIndented(odd.indent, expected, line),
  };
}

function isInOneList(lines: readonly YamlLine[], column: number): boolean {
  return lines.every(({ indent, hyphen }) => indent > column || (indent === column && hyphen !== ''));
}

function mostCommon(numbers: readonly number[]): number {
  const countOf = (number: number) => numbers.filter((each) => each === number).length;
  return numbers.reduce((best, each) => (countOf(each) > countOf(best) ? each : best), numbers[0] ?? 0);
}

/**
 * A field that repeats the first one of the entry above, with the other fields of that entry between them: its hyphen is
 * missing. If it directly follows, the line may just be repeated.
 */
export function withoutHyphen(text: string, offset: number): ParseIssue | undefined {
  const start = lineStart(text, offset);
  const line = linesOf(text).find((each) => each.start === start);
  if (line?.hyphen !== '') return undefined;
  const above = linesUntil(text, start);
  const entry = above.findLast(({ name, hyphen, indent }) => {
    const isNear = indent <= line.indent || name === 'type';
    return name === line.name && hyphen !== '' && isNear && line.indent <= indent + hyphen.length;
  });
  if (!entry || above.at(-1) === entry || !isInOneList(above.slice(above.indexOf(entry)), entry.indent))
    return undefined;
  const source = text.slice(start + line.indent, lineEnd(text, start)).trimEnd();
  const typed = `${' '.repeat(entry.indent)}${entry.hyphen}${source}`;
  return {
    start: start + line.indent,
    end: start + line.indent + line.name.length,
    problem: missingHyphen(line.name, typed),
  };
}
