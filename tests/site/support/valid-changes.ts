import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { planRemoval, removePage } from '../../../renderer/commands/generate/remove-page';
import { fixContent } from '../../../renderer/content/fix-files';
import { loadCached } from '../../support/load-cached';
import { pick, shuffled } from '../../support/sample';
import { site } from '../../support/site';

/**
 * A change that an editor may make. The check decides whether it is valid: not every text may be longer, nor every field be missing.
 * @param content the folder of the content
 * @param name of the draw
 */
type Change = (content: string, name: string) => void | Promise<void>;

/** What editors change, by name. */
export const changes: Readonly<Record<string, Change>> = {
  'a text': (content, name) =>
    edit(content, name, textsIn, (text) => {
      text.value = inOtherWords(String(text.value));
    }),
  'a field removed': (content, name) => edit(content, name, optionalFields, ({ node, key }) => node.delete(key)),
  'a list in another order': (content, name) =>
    edit(
      content,
      name,
      (document) => nodesIn(document).flatMap((node) => (isSeq(node) && node.items.length > 1 ? [node] : [])),
      (list) => list.items.reverse(),
    ),
  'a page in another language': (content, name) =>
    edit(
      content,
      name,
      (document) => (document.has('title') ? [document] : []),
      (document) => document.set('lang', pick(`${name} language`, ['de', 'fr', 'ar'])),
      '**/*.mdx',
    ),
  'an entry added': (content, name) => {
    addEntry(content, pick(`${name} entry`, entriesIn(content)), name.replace(/\W+/g, '-'));
  },
  'an entry removed': async (content, name) => {
    const { address = '' } = site.typeOf(pick(`${name} removed`, entriesIn(content))) ?? {};
    const removal = await planRemoval(content, address).catch(() => undefined);
    // Some pages cannot be removed, before or after a look at what needs them. Another draw may find one that can.
    if (removal === undefined) return;
    const isRemoved = await removePage(removal, removal.successor && '/').then(
      () => true,
      () => false,
    );
    // As the command advises, for links in texts.
    if (isRemoved) await fixContent(content, (texts) => loadCached(content, { texts }));
  },
  /** Such as the year of the copyright, the phone number, and the hours. */
  'a figure of a list': (content, name) =>
    edit(
      content,
      name,
      (document) => scalarsIn(document, /\d/),
      (figure) => {
        figure.value = withOtherDigit(figure.value);
      },
      '*.yaml',
    ),
};

/** A figure whose last digit is another one. */
function withOtherDigit(value: unknown): unknown {
  const changed = String(value).replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  return typeof value === 'number' ? Number(changed) : changed;
}

/** Pages of kinds that have several, by name. */
function entriesIn(content: string): string[] {
  const several = site.kinds.flatMap(({ files }) => (files.includes('/:') ? files.replaceAll(/:\w+/g, '*') : []));
  return filesOf(content, several);
}

/**
 * Adds a copy of an entry with texts of its own and the date of today. Wherever a list of addresses has the entry, it has the new
 * one too: such lists are of a page above, or allow a figure.
 */
function addEntry(content: string, like: string, slug: string) {
  const today = new Date().toISOString().slice(0, 10);
  const added = join(dirname(like), `${slug}.mdx`);
  const change = (document: Document) => {
    for (const text of textsIn(document)) text.value = inOtherWords(String(text.value));
    // Two pages of one name would be two targets for one link.
    document.set('name', 'A harbor entry');
    for (const date of scalarsIn(document, /^\d{4}-\d\d-\d\d$/)) date.value = today;
  };
  const copy = edited(readFileSync(join(content, like), 'utf8'), change, inOtherWords);
  writeFileSync(join(content, added), copy);
  for (const file of filesOf(content))
    editFile(join(content, file), (document) => {
      for (const list of nodesIn(document).filter(isSeq)) {
        const before = list.items.find((item) => addressIn(item) === site.typeOf(like)?.address);
        if (before !== undefined) list.add(withAddress(document, before, site.typeOf(added)?.address));
      }
    });
}

/** The address that is all of an item. */
function addressIn(item: unknown): unknown {
  if (isMap(item)) return item.items.length === 1 ? addressIn(item.items[0]?.value) : undefined;
  return isScalar(item) ? item.value : undefined;
}

/** The same item with another address. */
function withAddress(document: Document, item: unknown, address: unknown): Node {
  return document.createNode(isMap(item) ? { [String(item.items[0]?.key)]: address } : address);
}

/** Another word in a text, at most as long: its last long one, or the last. */
const inOtherWords = (text: string) =>
  / [a-z]{6,}\b/.test(text)
    ? text.replace(/^(.*) [a-z]{6,}\b(?![^(]*\))/, '$1 harbor')
    : text.replace(/ \w+(?=[.?!]?$)/, ' harbor');

/** Edits one of the things that are found in a random page's front matter, or in a random list. */
function edit<Item>(
  content: string,
  name: string,
  find: (document: Document, file: string) => Item[],
  change: (item: Item) => void,
  files?: string,
) {
  const file = shuffled(`${name} file`, filesOf(content, files)).find((each) => {
    const [matter] = partsOf(readFileSync(join(content, each), 'utf8'));
    return find(parseDocument(matter), each).length > 0;
  });
  if (file === undefined) throw new Error(`No file has anything to change for ${name}.`);
  editFile(join(content, file), (document) => change(pick(`${name} item`, find(document, file))));
}

const filesOf = (content: string, files: string | string[] = '**/*.{mdx,yaml}') =>
  globSync(files, { cwd: content }).sort();

/** Edits the front matter of a page, or a list, and leaves the file if nothing is different. */
function editFile(path: string, change: (document: Document) => void) {
  const text = readFileSync(path, 'utf8');
  const now = edited(text, change);
  if (now !== edited(text, () => undefined)) writeFileSync(path, now);
}

/** A page with another front matter and other lines, or another list. */
function edited(text: string, change: (document: Document) => void, changeLine = (line: string) => line): string {
  const [matter, body] = partsOf(text);
  const document = parseDocument(matter);
  change(document);
  const changed = document.toString({ lineWidth: 0 });
  return body === undefined ? changed : `---\n${changed}---\n${body.replaceAll(/^[^<\n]+$/gm, changeLine)}`;
}

/** The YAML of a file, and the text below it, if it is a page. */
function partsOf(text: string): [matter: string, body?: string | undefined] {
  const [, matter, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  return matter === undefined ? [text] : [matter, body];
}

function nodesIn(document: Document): Node[] {
  const nodes: Node[] = [];
  visit(document, {
    Node(key, node) {
      if (key !== 'key' && isNode(node)) nodes.push(node);
    },
  });
  return nodes;
}

/** The texts and numbers that look like this. */
function scalarsIn(document: Document, like: RegExp): Scalar[] {
  return nodesIn(document).filter((node): node is Scalar => isScalar(node) && like.test(String(node.value)));
}

const textsIn = (document: Document) => scalarsIn(document, /\S \S+ \S/);

/** The fields that a file may lack, as far as its schema says. */
function optionalFields(document: Document, file: string): { node: YAMLMap; key: unknown }[] {
  const { schema } = site.typeOf(file) ?? {};
  const fields = nodesIn(document).flatMap((node) => (isMap(node) ? node.items.map(({ key }) => ({ node, key })) : []));
  return fields.filter(({ node, key }) => {
    const before = [...node.items];
    node.delete(key);
    const isOptional = schema?.safeParse(document.toJS()).success ?? false;
    node.items.splice(0, node.items.length, ...before);
    return isOptional;
  });
}
