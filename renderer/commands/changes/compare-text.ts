import { diffArrays } from 'diff';

/** A run of words that both sides have, or only one side. */
export interface Run {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A place in which the two sides differ, with the words around it. */
export interface Change {
  /** The heading above it, or the name of the field. */
  under: string;
  runs: readonly Run[];
}

const HEADING = /^#{1,6} /;
/** White space, a word or a figure such as 10,000+ or 3-6, or a punctuation mark. */
const TOKEN = /\s+|[^\s.,:;!?()"“”*[\]]+(?:[.,:][^\s.,:;!?()"“”*[\]]+)*|./gu;
/** Texts that share less than this fraction of their letters are different texts, not edits. */
const MIN_IN_COMMON = 0.3;
/** At most this many inserted and deleted words are compared: the time grows with their square. */
const MAX_EDITS = 1_000;

/** The differences between two lists of lines. The same difference in several places, as in a menu, counts once. */
export function compareLines(before: readonly string[], after: readonly string[]): Change[] {
  const changes = new Map<string, Change>();
  let [removed, added, line]: [string[], string[], number] = [[], [], 0];
  const close = () => {
    // If the number of lines is the same, they are edited lines.
    const isEdit = removed.length === added.length;
    const [old, current] = isEdit ? [removed, added] : [[removed.join('\n')], [added.join('\n')]];
    for (const [index, text] of old.entries()) {
      const heading = after.slice(0, line + index).findLast((above) => HEADING.test(above)) ?? '';
      const change = { under: heading.replace(HEADING, ''), runs: compareWords(text, current[index] ?? '') };
      changes.set(JSON.stringify(change), change);
    }
    line += added.length;
    [removed, added] = [[], []];
  };
  for (const hunk of diffArrays([...before], [...after])) {
    if (hunk.removed) removed = hunk.value;
    else if (hunk.added) added = hunk.value;
    else {
      close();
      line += hunk.count;
    }
  }
  close();
  return [...changes.values()];
}

/** The fields of two records that differ, in the order of the later one. */
export function compareFields(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change[] {
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({ under: name, runs: compareWords(before.get(name) ?? '', after.get(name) ?? '') }));
}

/** The word-by-word difference of one text. */
export function compareWords(before: string, after: string): Run[] {
  const replaced: Run[] = [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '');
  const edits = diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? [], { maxEditLength: MAX_EDITS });
  if (!edits) return replaced;
  const runs = edits.map(({ value, added, removed }): Run => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') };
  });
  const common = runs.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.trim().length, 0);
  if (common < MIN_IN_COMMON * Math.max(before.length, after.length)) return replaced;
  return runs;
}
