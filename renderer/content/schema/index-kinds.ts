import { groupBy } from '../../platform/group-by';
import { valueAt } from '../../platform/records';
import { type Entry, isPaginated, type KindIndex } from './content';
import { newestFirst } from './dates';
import { type Kind, NEWEST_FIRST } from './define-kind';
import { refersTo } from './fields/reference';
import { keysOf, schemaAt } from './walk-fields';

/** The pages of each kind, in its order. */
export function indexOf(entries: ReadonlyMap<string, Entry>, kinds: readonly Kind[]): Record<string, KindIndex> {
  const withFile = [...entries.values()].filter((entry) => !isPaginated(entry));
  const byKind = groupBy(withFile, ({ kind }) => kind);
  return recordOf(kinds.map((kind) => [kind.name, indexOfKind(inOrder(byKind.get(kind.name) ?? [], kind), kind)]));
}

function indexOfKind(entries: readonly Entry[], { schema }: Kind): KindIndex {
  const named = keysOf(schema).filter((field) => isReference(schema, field));
  const byField = named.map((field): [string, Record<string, string[]>] => {
    const groups = groupBy(entries, ({ data }) => valueAt(data, [field]));
    groups.delete(undefined);
    return [field, recordOf([...groups].map(([value, group]) => [String(value), addressesOf(group)]))];
  });
  return { all: addressesOf(entries), by: recordOf(byField) };
}

const addressesOf = (entries: readonly Entry[]) => entries.map(({ address }) => address);

function isReference(schema: Kind['schema'], field: string): boolean {
  const at = schemaAt(schema, {}, [field]);
  const inner = at && schemaAt(at, '', []);
  return inner !== undefined && refersTo(inner) !== undefined;
}

/** The entries of a kind, in its order. */
function inOrder(entries: readonly Entry[], { order, headline }: Kind): readonly Entry[] {
  if (order === undefined) return entries;
  if (order === NEWEST_FIRST) return newestFirst(entries);
  const byOrder = byField(order);
  const byHeadline = typeof headline === 'string' ? byField(headline) : () => 0;
  return entries.toSorted((a, b) => byOrder(a, b) || byHeadline(a, b));
}

/** Compares entries by the text or number in a field. Entries without a value come last. */
function byField(field: string) {
  return ({ data: a }: Entry, { data: b }: Entry): number => {
    const [one, other] = [valueAt(a, [field]), valueAt(b, [field])];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return String(one).localeCompare(String(other), 'en', { numeric: true });
  };
}

/** A record without inherited properties: a category may have the name of such a property. */
function recordOf<Value>(entries: Iterable<[name: string, value: Value]>): Record<string, Value> {
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
