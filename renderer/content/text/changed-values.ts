/** A figure, a name, or a date that was changed. */
export interface ChangedValue {
  from: string;
  to: string;
}

/** More words in a row are a sentence that was rewritten. */
const LONGEST = 4;
const AT_ENDS = /^[#("'“‘\s]+|[.,;:!?)"'”’\s]+$/g;

/** The figures, names, and dates that one version of a text has in place of those of another. */
export function changedValues(before: string, now: string): ChangedValue[] {
  const [old, own] = [before, now].map((text) => text.split(/\s+/));
  if (!old || !own || before === now) return [];
  const first = firstDifference(old, own);
  const last = firstDifference(old.slice(first).reverse(), own.slice(first).reverse());
  const [oldEnd, ownEnd] = [old.length - last, own.length - last];
  if (oldEnd - first !== ownEnd - first) return valueChanged(old, own, first, [oldEnd, ownEnd]);
  const changes: ChangedValue[] = [];
  for (let start = first; start < oldEnd; start += 1) {
    let end = start;
    while (end < oldEnd && old[end] !== own[end]) end += 1;
    changes.push(...valueChanged(old, own, start, [end, end]));
    start = end;
  }
  return changes;
}

function firstDifference(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((word, at) => word !== other[at]);
  return index < 0 ? Math.min(one.length, other.length) : index;
}

function valueChanged(old: readonly string[], own: readonly string[], start: number, [end, ownEnd]: [number, number]) {
  if (end === start || ownEnd === start || Math.max(end, ownEnd) - start > LONGEST) return [];
  const isFirst = start === 0 || /[.!?]["”’)]*$/.test(old[start - 1] ?? '');
  const [from, to] = [old.slice(start, end), own.slice(start, ownEnd)].map((words) =>
    words.join(' ').replace(AT_ENDS, ''),
  );
  if (!from || !to || from === to || !isValue(from, isFirst) || !isValue(to, isFirst)) return [];
  if (!/^\d{1,2}$/.test(from)) return [{ from, to }];
  // A small number alone may count anything: the day of a month, or what is behind it.
  const [month, counted] = [old[start - 1] ?? '', (old[end] ?? '').replace(AT_ENDS, '')];
  if (/^\p{Lu}\p{Ll}+$/u.test(month) && !isFirst) return [{ from: `${month} ${from}`, to: `${month} ${to}` }];
  return counted === '' ? [] : [{ from: `${from} ${counted}`, to: `${to} ${counted}` }];
}

/** Whether words are a figure or a date, or a name, whose capital does not begin a sentence. */
function isValue(text: string, isFirst: boolean): boolean {
  return /\d/.test(text) || (!isFirst && /^\p{Lu}/u.test(text));
}
