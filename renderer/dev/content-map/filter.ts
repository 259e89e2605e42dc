import { type FileKind, type FileState, kindNames, stateNames } from './map-file';

/** The columns of the table; each sorts it. */
export const columns = {
  title: { name: 'Title', begins: 'ascending' },
  address: { name: 'Address', begins: 'ascending' },
  kind: { name: 'Kind', begins: 'ascending' },
  state: { name: 'State', begins: 'ascending' },
  change: { name: 'Last change', begins: 'descending' },
  findings: { name: 'Check', begins: 'descending' },
  incoming: { name: 'Links in', begins: 'descending' },
  outgoing: { name: 'Links out', begins: 'descending' },
  claims: { name: 'Claims', begins: 'descending' },
} as const;

export type Column = keyof typeof columns;
export type Direction = 'ascending' | 'descending';

/** What the map shows. */
export interface Choice {
  view: 'files' | 'structure';
  /** Words that a file must have in its title, address, path or claims. */
  text: string;
  kind: FileKind | undefined;
  state: FileState | undefined;
  /** Only files in which the check has found something. */
  withFindings: boolean;
  /** Only pages to which nothing links. */
  unlinked: boolean;
  /** Only files that link to this one, or that this one links to; by path. */
  linkingTo: string | undefined;
  linkedFrom: string | undefined;
  sort: Column;
  direction: Direction;
  /** Which page of the table, from 1. */
  page: number;
}

/** The choice that an address makes, such as ?text=chat&kind=article&sort=-change. Invalid options are left out. */
export function filterOf(search: URLSearchParams): Choice {
  // A button that sorts adds its value after the one in the form.
  const sort = search.getAll('sort').at(-1) ?? 'address';
  return {
    view: search.get('view') === 'structure' ? 'structure' : 'files',
    text: search.get('text')?.trim() ?? '',
    kind: keyIn(kindNames, search.get('kind')),
    state: keyIn(stateNames, search.get('state')),
    withFindings: search.has('findings'),
    unlinked: search.has('unlinked'),
    linkingTo: search.get('to') || undefined,
    linkedFrom: search.get('from') || undefined,
    sort: keyIn(columns, sort.replace(/^-/, '')) ?? 'address',
    direction: sort.startsWith('-') ? 'descending' : 'ascending',
    page: Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1),
  };
}

/** The address of a choice. */
export function addressOf(choice: Partial<Choice>): string {
  const { view, text, kind, state, withFindings, unlinked, linkingTo, linkedFrom, sort, direction, page } = choice;
  const given = Object.entries({
    view: view === 'structure' && view,
    text,
    kind,
    state,
    findings: withFindings && 'on',
    unlinked: unlinked && 'on',
    to: linkingTo,
    from: linkedFrom,
    sort: sort && sortValue(sort, direction),
    page: page !== undefined && page > 1 && String(page),
  });
  const search = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return search.size > 0 ? `/__content?${search}` : '/__content';
}

/** How an address spells an order: the column, after a minus if it descends. */
export function sortValue(sort: Column, direction: Direction = 'ascending'): string {
  return direction === 'descending' ? `-${sort}` : sort;
}

function keyIn<Names extends object>(names: Names, key: string | null): keyof Names | undefined {
  // It is one of the own keys, which TypeScript does not infer.
  return key !== null && Object.hasOwn(names, key) ? (key as keyof Names) : undefined;
}
