import type { Choice, Column } from './filter';
import { kindNames, type MapFile, stateNames } from './map-file';

const inWords = new Intl.Collator('en', { numeric: true });

/** Pages that nobody finds by following links. */
export function isUnlinked({ address, incoming }: MapFile): boolean {
  return address !== undefined && address !== '/' && incoming.length === 0;
}

/** The files of a choice, in its order; ignores its page. */
export function filesShown(files: readonly MapFile[], choice: Choice): MapFile[] {
  const words = choice.text.toLowerCase().split(/\s+/);
  const shown = files.filter(
    (file) =>
      (!choice.kind || file.kind === choice.kind) &&
      (!choice.state || file.state === choice.state) &&
      (!choice.withFindings || file.findings.length > 0) &&
      (!choice.unlinked || isUnlinked(file)) &&
      (!choice.linkingTo || file.outgoing.includes(choice.linkingTo)) &&
      (!choice.linkedFrom || file.incoming.includes(choice.linkedFrom)) &&
      hasWords(file, words),
  );
  const compare = orders[choice.sort];
  const sign = choice.direction === 'descending' ? -1 : 1;
  return shown.sort((a, b) => sign * compare(a, b) || inWords.compare(a.path, b.path));
}

function hasWords({ title, address = '', path, claims }: MapFile, words: readonly string[]): boolean {
  const text = [title, address, path, ...claims].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

const byText = (textOf: (file: MapFile) => string) => (a: MapFile, b: MapFile) => inWords.compare(textOf(a), textOf(b));

const byAmount = (amountOf: (file: MapFile) => number) => (a: MapFile, b: MapFile) => amountOf(a) - amountOf(b);

/** Sorts after all words, so that files without one come last. */
const LAST = '\uffff';

const orders: Record<Column, (a: MapFile, b: MapFile) => number> = {
  title: byText(({ title }) => title),
  address: byText(({ address }) => address ?? LAST),
  kind: byText(({ kind }) => kindNames[kind]),
  state: byText(({ state }) => (state ? stateNames[state] : LAST)),
  // Uncommitted files are the newest.
  change: byText(({ isUncommitted, committed = '' }) => (isUncommitted ? '9999' : committed)),
  // An error counts more than any number of warnings.
  findings: byAmount(({ findings }) =>
    findings.reduce((sum, { severity }) => sum + (severity === 'error' ? 10_000 : 1), 0),
  ),
  incoming: byAmount(({ incoming }) => incoming.length),
  outgoing: byAmount(({ outgoing }) => outgoing.length),
  claims: byAmount(({ claims }) => claims.length),
};
