import type { FileProblem } from '../files/file-rules';

/** The message for a conflict marker that git left. */
export const unfinishedMerge = (): FileProblem => ({
  code: 'merge-conflicts-are-resolved',
  message: 'Two versions of the file were merged here, and nobody has chosen between them.',
  suggestion:
    'Keep the lines of one version, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
});

/** What git writes around two versions of a line. */
const MARK = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/;
/** The line that git writes between the two sides. Between a text and an empty line, it is the underline of a heading. */
const MIDDLE = /^={7}$/;

/** The beginning or end of a code block (CommonMark 4.5), whatever list or quotation it is in. */
const FENCE = /^(?:[ \t>*+-]|\d{1,9}[.)])*(`{3,}(?!`|.*`)|~{3,})(.*)$/;

/** Part of a text, from one offset to another. */
interface Part {
  start: number;
  end: number;
}

/** The first mark of an unfinished merge. In a code block it is an example, unless the code block never ends. */
export function mergeMark(text: string): Part | undefined {
  /** The marks that begin the code block, empty outside of a code block. */
  let fence = '';
  let inFence: Part | undefined;
  let previous = '';
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const next = newline < 0 ? text.length + 1 : newline + 1;
    const line = text.slice(start, next - 1).replace(/\r$/, '');
    const [, ticks = '', info = ''] = FENCE.exec(line) ?? [];
    if (ticks !== '' && fence === '') {
      fence = ticks;
    } else if (ticks !== '' && ticks.startsWith(fence) && info.trim() === '') {
      fence = '';
      inFence = undefined;
    } else if (MARK.test(line) || (MIDDLE.test(line) && isMiddle(previous, text.charAt(next)))) {
      const part = { start, end: start + line.trimEnd().length };
      if (fence === '') return part;
      inFence ??= part;
    }
    previous = line;
    start = next;
  }
  return inFence;
}

function isMiddle(lineAbove: string, firstBelow: string): boolean {
  return lineAbove.trim() === '' || firstBelow.trim() !== '';
}
