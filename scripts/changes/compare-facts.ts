import { compareText, type TextChange } from './compare-text';
import type { Link, PageFacts } from './read-page';

/** A value on both sides; undefined where a side has none. */
export interface Sides<Value> {
  before: Value | undefined;
  after: Value | undefined;
}

export interface FieldChange extends Sides<string> {
  name: string;
}

/** The differences between two versions of a page. */
export interface FactChanges {
  text: readonly TextChange[];
  links: readonly Sides<Link>[];
  head: readonly FieldChange[];
  data: readonly FieldChange[];
  words: Sides<number>;
  bytes: Sides<number>;
}

const NOTHING: Pick<PageFacts, 'lines' | 'links' | 'head' | 'data'> = {
  lines: [],
  links: [],
  head: new Map(),
  data: new Map(),
};

/** Compares two versions of a page. If only one side has it, only its size is reported. */
export function compareFacts(before: PageFacts | undefined, after: PageFacts | undefined): FactChanges {
  const isPair = before !== undefined && after !== undefined;
  const [old, current] = isPair ? [before, after] : [NOTHING, NOTHING];
  return {
    text: compareText(old.lines, current.lines),
    links: compareLinks(old.links, current.links),
    head: compareFields(old.head, current.head),
    data: compareFields(old.data, current.data),
    words: { before: before?.words, after: after?.words },
    bytes: { before: before?.bytes, after: after?.bytes },
  };
}

/** The fields of two records that differ, in the order of the later one. */
export function compareFields(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): FieldChange[] {
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names]
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((field) => field.before !== field.after);
}

/** A link with another target or text is one change; otherwise it is removed or added. */
function compareLinks(before: readonly Link[], after: readonly Link[]): Sides<Link>[] {
  const gone = without(before, after);
  const fresh = without(after, before);
  const changes: Sides<Link>[] = gone.map((link) => {
    const match = fresh.find(({ words }) => words === link.words) ?? fresh.find(({ href }) => href === link.href);
    if (match) fresh.splice(fresh.indexOf(match), 1);
    return { before: link, after: match };
  });
  changes.push(...fresh.map((link) => ({ before: undefined, after: link })));
  // The menu is twice on a page.
  return [...new Map(changes.map((change) => [JSON.stringify([change.before, change.after]), change])).values()];
}

/** The links of one side that the other one hasn't, or not as often. */
function without(links: readonly Link[], others: readonly Link[]): Link[] {
  const left = others.map(keyOf);
  return links.filter((link) => {
    const index = left.indexOf(keyOf(link));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function keyOf({ words, href }: Link): string {
  return JSON.stringify([words, href]);
}
