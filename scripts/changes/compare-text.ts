import { diffArrays } from 'diff';
import type { Line } from './read-page';

/** A run of words that both sides have, or only one of them. */
export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A place in which the text differs, with the words around it. */
export interface TextChange {
  /** The heading or the part of the page above it. */
  under: string;
  parts: readonly Part[];
  /** How often the page has this change: a menu may be on it twice. */
  times: number;
}

/** A word, a figure such as 10,000+, white space, or any other character. */
const TOKEN =
  /[\p{L}\p{M}]+(?:['’–-][\p{L}\p{M}]+)*|[$€£]?\p{N}+(?:[.,:/–-]\p{N}+)*[%+]?[\p{L}]*\+?|\s+|[^\s\p{L}\p{N}]/gu;
/** Words of context that are kept on each side of a change. */
const CONTEXT_WORDS = 12;
/** Texts that share less than this fraction of their letters are different texts, not edited ones. */
const LEAST_IN_COMMON = 0.3;
/** At most this many inserted and deleted words are compared: the time grows with their square. */
const MAX_EDITS = 1_000;

/** The places in which two pages differ in their words. Lines are matched first, so that a word is compared with its successor. */
export function compareText(before: readonly Line[], after: readonly Line[]): TextChange[] {
  const changes = new Map<string, TextChange>();
  let removed: readonly Line[] = [];
  let added: readonly Line[] = [];
  const close = () => {
    // If the number of lines is the same, they are edited lines.
    const pairs =
      removed.length === added.length
        ? removed.map((line, index) => [[line], added.slice(index, index + 1)] as const)
        : [[removed, added] as const];
    for (const [old, current] of pairs) {
      const under = (current[0] ?? old[0])?.under ?? '';
      const parts = compareWords(textOf(old), textOf(current));
      const key = JSON.stringify([under, parts]);
      changes.set(key, { under, parts, times: (changes.get(key)?.times ?? 0) + 1 });
    }
    removed = [];
    added = [];
  };
  const hunks = diffArrays([...before], [...after], { comparator: (left, right) => left.text === right.text });
  for (const hunk of hunks) {
    if (hunk.removed) removed = hunk.value;
    else if (hunk.added) added = hunk.value;
    else close();
  }
  close();
  return [...changes.values()];
}

/** The word-by-word difference of one text. */
export function compareWords(before: string, after: string): Part[] {
  const anotherText = [whole('removed', before), whole('added', after)].flat();
  const edits = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MAX_EDITS });
  if (!edits) return anotherText;
  const parts = edits.map(({ value, added, removed }): Part => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') };
  });
  const common = parts.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.trim().length, 0);
  if (common < LEAST_IN_COMMON * Math.max(before.length, after.length)) return anotherText;
  return parts.map((part, index) => shorten(part, index === 0, index === parts.length - 1));
}

function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

function whole(kind: Part['kind'], text: string): Part[] {
  return text === '' ? [] : [{ kind, text }];
}

function shorten(part: Part, isFirst: boolean, isLast: boolean): Part {
  const words = part.text.split(/(?<=\s)/);
  const head = isFirst ? 0 : CONTEXT_WORDS;
  const tail = isLast ? 0 : CONTEXT_WORDS;
  if (part.kind !== 'same' || words.length <= head + tail + 1) return part;
  const end = tail === 0 ? [] : words.slice(-tail);
  return { ...part, text: `${words.slice(0, head).join('')}… ${end.join('')}` };
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}
