import type { HTMLElement } from 'node-html-parser';
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { type Diagnostic, diagnosticAt, rangeAt } from '../../../renderer/content/diagnostics/diagnostic';
import { contains, firstDifference, isLike } from './compare';
import { readers } from './read-page';

export interface BuiltDocument {
  address: string;
  root: HTMLElement;
}

/** A specified value, and where it is written. */
interface Specified {
  texts: string[];
  nodes: Node[];
  whole: Node;
}

/** What pages say differently from the specification, each at the line to change if it is meant. @param text of the YAML file */
export function differencesOf(file: string, text: string, documents: readonly BuiltDocument[]): Diagnostic[] {
  const document = parseDocument(text);
  const found: Diagnostic[] = [];
  const resolve = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  const tell = (node: Node, message: string, said: string, suggestion: string) => {
    const [start = 0, end = start] = node.range ?? [];
    const range = rangeAt(text, start, end);
    found.push({
      ...diagnosticAt({ label: file }, range, { message, found: said, suggestion }),
      code: 'page-is-as-specified',
    });
  };

  for (const { key, value } of pairsOf(document.contents)) {
    if (key.text !== 'in all') comparePage(key.text, resolve(value), key.node);
    else for (const pattern of pairsOf(value)) compareAll(pattern.key.text, pattern.value, pattern.key.node);
  }
  return found;

  function compareAll(pattern: string, specified: unknown, node: Node) {
    const all = documents.filter(
      ({ address }) =>
        pattern === 'every page' ||
        (isLike(address, pattern) && address.split('/').length === pattern.split('/').length),
    );
    if (all.length === 0) tell(node, `There is no page ${pattern}.`, '', 'Remove it.');
    for (const { address } of all) comparePage(address, specified, node);
  }

  function comparePage(address: string, specified: unknown, node: Node) {
    const root = documents.find((each) => each.address === address)?.root;
    const main = root?.querySelector('main');
    if (!root || !main) return tell(node, `There is no page ${address}.`, '', 'Remove it, or name another address.');
    for (const { key, value } of pairsOf(specified)) {
      const given = resolve(value);
      if (key.text === 'theme')
        compare(`${address}, theme`, 'sequence', [root.querySelector('body')?.getAttribute('data-theme') ?? ''], given);
      else if (!isMap(given)) compareWith(key.text, main, given, address);
      else comparePart(address, key, partOf(root, key.text), given);
    }
  }

  function comparePart(address: string, { text: name, node }: Key, part: HTMLElement | null, specified: YAMLMap) {
    if (!part) return tell(node, `${address} has no section ${name}.`, '', 'Remove it, or name another section.');
    for (const { key, value } of pairsOf(specified)) compareWith(key.text, part, resolve(value), `${address}, ${name}`);
  }

  function compareWith(name: string, part: HTMLElement, specified: unknown, place: string) {
    const reader = readers[name];
    if (!reader) throw new Error(`${file} asks for "${name}", but only knows ${Object.keys(readers).join(', ')}.`);
    compare(`${place}, ${name}`, reader.compare, reader.read(part), specified);
  }

  function compare(place: string, how: string, said: readonly string[], node: unknown) {
    const { texts, nodes, whole } = specifiedBy(node);
    if (how === 'sequence') {
      const at = firstDifference(said, texts);
      if (at === undefined) return;
      tell(
        nodes[at] ?? whole,
        `${place}: ${said.length === 0 ? 'the page has none' : 'the page says something else'}.`,
        said.join('\n'),
        `Type:   ${asList(said)}`,
      );
      return;
    }
    for (const [index, text] of texts.entries()) {
      const isThere =
        how === 'items'
          ? said.some((item) => isLike(item, text))
          : how === 'minimum'
            ? Number(said[0]) >= Number(text)
            : said.some((item) => contains(item, text));
      if (isThere === (how !== 'absence')) continue;
      const now =
        how === 'items'
          ? `The page has:   ${asList(said)}`
          : how === 'minimum'
            ? `The page has ${said[0]} words.`
            : 'Remove it, or type what the page says instead.';
      tell(
        nodes[index] ?? whole,
        `${place}: ${isThere ? `the page says "${text}"` : `"${text}" is not there`}.`,
        said.join('\n'),
        now,
      );
    }
  }
}

interface Key {
  text: string;
  node: Node;
}

function pairsOf(node: unknown): { key: Key; value: unknown }[] {
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }: Pair) =>
    isScalar(key) ? [{ key: { text: String(key.value), node: key }, value }] : [],
  );
}

function specifiedBy(node: unknown): Specified {
  const items = isSeq(node) ? node.items : [node];
  const scalars = items.filter(isScalar);
  const [first] = scalars;
  const whole = isSeq(node) ? node : first;
  if (!whole) throw new Error(`Expected a text or a list of texts, but found ${String(node)}.`);
  return { texts: scalars.map(({ source, value }) => source ?? String(value)), nodes: scalars, whole };
}

/** A section of a page by its type, or the header or footer. */
function partOf(root: HTMLElement, name: string): HTMLElement | null {
  const isOfLayout = name === 'header' || name === 'footer';
  return root.querySelector(isOfLayout ? `body > ${name}` : `main [data-section="${name}"]`);
}

function asList(items: readonly string[]): string {
  return `[${items.map((item) => (/[:#[\]{},&*!|>'"%@`]/.test(item) ? `'${item.replaceAll("'", "''")}'` : item)).join(', ')}]`;
}
