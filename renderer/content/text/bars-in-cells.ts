/** Code, links, tokens, and bold words, which people see as a unit. */
const WHOLES =
  /(?<![\\`])(`+)(?!`)[^\n]*?[^`]\1(?!`)|\[[^\][\n]*\]\([^()\s|]*\)|\[\[[^\][\n]*\]\]|(?<![\\*\w])\*\*(?=[^\s*])[^*\n]+\*\*/g;

const BAR = /(?<!\\)\|/g;

/** A unit with a bar in it, which splits it into two cells. */
export interface SplitCell {
  found: string;
  start: number;
  /** The same, with a backslash before each bar. */
  whole: string;
}

/** @param row of a table, as it is typed */
export function splitCellsIn(row: string): SplitCell[] {
  if (!/[`*\]]/.test(row)) return [];
  return [...row.matchAll(WHOLES)].flatMap(({ 0: found, index }) => {
    const whole = found.replace(BAR, '\\|');
    return whole === found ? [] : [{ found, start: index, whole }];
  });
}

/** How many cells a row has. */
export function columnsOf(row: string): number {
  return row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(BAR).length;
}
