import type { FileState, MapFile } from './map-files';

export const stateNames: Record<FileState, string> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  closed: 'Closed',
  unknown: 'Not known',
};

interface ColumnOptions {
  name: string;
  /** The order that the first click gives. */
  begins: Direction;
  /** What the column is sorted by. */
  sortKey: (file: MapFile) => string | number;
}

/** Sorts after all words, so that files without a value come last. */
const LAST = '\uffff';

export const columns = {
  file: { name: 'File', begins: 'ascending', sortKey: ({ path }) => path },
  page: { name: 'Page', begins: 'ascending', sortKey: ({ title = LAST }) => title },
  state: { name: 'State', begins: 'ascending', sortKey: ({ state }) => (state ? stateNames[state] : LAST) },
  findings: { name: 'Findings', begins: 'descending', sortKey: weightOfFindings },
  incoming: { name: 'Links in', begins: 'descending', sortKey: ({ incoming }) => incoming.length },
  outgoing: { name: 'Links out', begins: 'descending', sortKey: ({ outgoing }) => outgoing.length },
  // Uncommitted files are the newest.
  change: {
    name: 'Last change',
    begins: 'descending',
    sortKey: ({ isUncommitted, committed = '' }) => (isUncommitted ? '9999' : committed),
  },
} satisfies Record<string, ColumnOptions>;

export type Column = keyof typeof columns;
type Direction = 'ascending' | 'descending';

/** The files that the map shows, and their order. */
export interface Choice {
  /** Words that a file must have in its title, address, or path. */
  text: string;
  state: FileState | undefined;
  /** Only files with diagnostics. */
  withFindings: boolean;
  /** Only files that link to this one, or that this one links to; by path. */
  to: string | undefined;
  from: string | undefined;
  sort: Column;
  direction: Direction;
}

/** The choice that an address makes, such as ?text=chat&state=draft&sort=-change. Invalid options are left out. */
export function choiceOf(search: URLSearchParams): Choice {
  // A sort button adds its value after the value in the form.
  const sort = search.getAll('sort').at(-1) ?? 'file';
  return {
    text: search.get('text')?.trim() ?? '',
    state: keyIn(stateNames, search.get('state')),
    withFindings: search.has('findings'),
    to: search.get('to') || undefined,
    from: search.get('from') || undefined,
    sort: keyIn(columns, sort.replace(/^-/, '')) ?? 'file',
    direction: sort.startsWith('-') ? 'descending' : 'ascending',
  };
}

/** The files of a choice, in its order. */
export function chooseFiles(files: readonly MapFile[], choice: Choice): MapFile[] {
  const words = choice.text.toLowerCase().split(/\s+/);
  const chosen = files.filter(
    (file) =>
      (!choice.state || file.state === choice.state) &&
      (!choice.withFindings || file.findings.length > 0) &&
      (!choice.to || file.outgoing.includes(choice.to)) &&
      (!choice.from || file.incoming.includes(choice.from)) &&
      hasWords(file, words),
  );
  const { sortKey }: ColumnOptions = columns[choice.sort];
  const sign = choice.direction === 'descending' ? -1 : 1;
  const { compare } = new Intl.Collator('en', { numeric: true });
  return chosen.sort((a, b) => sign * compare(String(sortKey(a)), String(sortKey(b))) || compare(a.path, b.path));
}

function hasWords({ title = '', address = '', path }: MapFile, words: readonly string[]): boolean {
  const text = [title, address, path].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** An error counts more than any number of warnings. */
function weightOfFindings({ findings }: MapFile): number {
  return findings.reduce((sum, { severity }) => sum + (severity === 'error' ? 10_000 : 1), 0);
}

function keyIn<Names extends object>(names: Names, key: string | null): keyof Names | undefined {
  // It is one of the own keys, which TypeScript does not infer.
  return key !== null && Object.hasOwn(names, key) ? (key as keyof Names) : undefined;
}
