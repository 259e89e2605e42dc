import type { List, Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import { diagnosticAt, type Finding, rangeAt } from '../diagnostics/diagnostic';
import { type Line, linesOf } from '../parse/paragraph-lines';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description:
    'A numbered list begins with 1 or 0, counts up from another number, or continues a list above. A sentence that begins with a number has a backslash before the dot.',
  rationale:
    'A number with a dot or a parenthesis begins a list: "31. December" becomes its entry. Right below a text, only 1. begins one.',
  fix: 'Writes the backslash where a month follows.',
  file: (file) =>
    allNodes(file.tree).flatMap((parent) => {
      if (parent.type === 'paragraph') return glued(linesOf(parent, file.body, /^[ \t>]*/), file);
      return 'children' in parent ? listsIn(parent.children, file) : [];
    }),
});

const NUMBER = /^(\d{1,9})([.)])(?=\s)/;

function listsIn(blocks: readonly Nodes[], file: CheckedFile): Finding[] {
  const next = new Set<number>();
  const starts = new Set(blocks.map((block) => (block.type === 'list' ? block.start : undefined)));
  return blocks.flatMap((list) => {
    if (list.type !== 'list' || !list.ordered) return [];
    const numbers = list.children.map((item) => NUMBER.exec(file.body.slice(offsetsOf(item)[0]))?.[1] ?? '');
    const [first = 1] = numbers.map(Number);
    const isMeant =
      next.has(first) ||
      starts.has(first + numbers.length) ||
      (numbers.length > 1 && numbers.every((each, at) => Number(each) === first + at));
    next.add(first + numbers.length);
    // Entries that all begin with 1 are numbered all the same.
    const isOdd = first > 1 && !isMeant;
    if (!isOdd && numbers.length > 1) return [];
    const isDate = monthAfter(list, file);
    return isOdd || isDate ? [asSentence(list, isDate, file)] : [];
  });
}

/** Whether the first entry reads on as a date: 31. December. */
function monthAfter({ children: [item] }: List, file: CheckedFile): boolean {
  const [start, end] = item ? offsetsOf(item) : [0, 0];
  const [, word = ''] = /^\d{1,2}\.\s+(\p{L}+)/u.exec(file.body.slice(start, Math.min(end, start + 50))) ?? [];
  return word !== '' && [file.language, 'en', 'de'].some((language) => monthsOf(language).includes(word));
}

function monthsOf(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2024, month, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
}

function asSentence(list: List, isDate: boolean, file: CheckedFile): Finding {
  const [start] = offsetsOf(list);
  const [found = '', number = '', sign = ''] = NUMBER.exec(file.body.slice(start, start + 20)) ?? [];
  const end = start + found.length;
  return file.atBody(
    start,
    end,
    {
      message: `${found} begins a numbered list here, of which this is the first entry.`,
      found,
      suggestion: `If it begins a sentence, write it like this:   ${number}\\${sign}\nIf it is a list, begin it with 1${sign}`,
    },
    isDate ? [{ start, end, text: `${number}\\${sign}` }] : [],
  );
}

/** Entries that are lines of a paragraph: below a colon or another entry, and not a sentence that goes on with a number. */
function glued(lines: readonly Line[], file: CheckedFile): Finding[] {
  const entry = lines.find((line, index) => {
    const number = Number(NUMBER.exec(line.text)?.[1] ?? Number.NaN);
    const above = lines[index - 1];
    const below = Number(NUMBER.exec(lines[index + 1]?.text ?? '')?.[1] ?? Number.NaN);
    return above !== undefined && !Number.isNaN(number) && (/:$/.test(above.text) || below === number + 1);
  });
  if (!entry) return [];
  const [found = ''] = NUMBER.exec(entry.text) ?? [];
  return [
    diagnosticAt(file, rangeAt(file.body, entry.start, entry.start + found.length), {
      message:
        'This entry is a part of the paragraph above: right below a text, only an entry with the number 1 begins a list.',
      found,
      suggestion: 'Put an empty line above the list, and begin it with 1.',
    }),
  ];
}
