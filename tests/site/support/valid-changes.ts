import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import { runCommand } from '../../support/run-command';
import { pick } from '../../support/sample';

/**
 * A change that an editor may make. The check decides whether it is valid: not every text may be longer, nor every field be missing.
 * @param content the folder of the content
 * @param name of the draw
 */
type Change = (content: string, name: string) => void;

/** What editors change, by name. */
export const changes: Readonly<Record<string, Change>> = {
  'a text': (content, name) =>
    edit(content, name, (document) => {
      const texts = nodesIn(document).filter(
        (node) => isScalar(node) && typeof node.value === 'string' && node.value.includes(' '),
      );
      const text = pick(`${name} text`, texts);
      if (isScalar(text)) text.value = String(text.value).replace(/ \S+(?=\W*$)/, ' harbor');
    }),
  'a field removed': (content, name) =>
    edit(content, name, (document) => {
      const fields = nodesIn(document).flatMap((node) =>
        isMap(node) ? node.items.map(({ key }) => ({ node, key })) : [],
      );
      const { node, key } = pick(`${name} field`, fields);
      node.delete(key);
    }),
  'a list in another order': (content, name) =>
    edit(content, name, (document) => {
      const list = pick(
        `${name} list`,
        nodesIn(document).filter((node) => isSeq(node) && node.items.length > 1),
      );
      if (isSeq(list)) list.items.reverse();
    }),
  'a page in another language': (content, name) =>
    edit(content, name, (document) => document.set('lang', pick(`${name} language`, ['de', 'fr', 'ar'])), '.mdx'),
  'an entry added': (content, name) => {
    const file = pick(
      `${name} entry`,
      filesOf(content).filter((each) => isOfCollection(each)),
    );
    const added = join(content, dirname(file), `${name.replace(/\W+/g, '-')}.mdx`);
    const text = readFileSync(join(content, file), 'utf8');
    writeFileSync(
      added,
      text.replace(/^((?:title|name|description|excerpt): )(?:"?)(.*?)"?$/gm, '$1Another harbor: $2'),
    );
  },
  'an entry removed': (content, name) => {
    const file = pick(
      `${name} removed`,
      filesOf(content).filter((each) => isOfCollection(each)),
    );
    const address = `/${file.replace(/\.mdx$/, '')}`;
    runCommand('remove', [address, `/${dirname(file)}`, '--root', content]);
  },
  'the copyright year': (content, name) =>
    replace(content, /(copyrightYear: )\d+/, `$1${pick(name, ['2025', '2026', '2031'])}`),
  'the phone number': (content, name) => replace(content, /(telephone: .*)\d{4}/, `$1${pick(name, ['0143', '0199'])}`),
  'the hours': (content, name) => replace(content, /8am/, pick(name, ['7am', '9am'])),
};

/** Kinds whose entries come and go. */
function isOfCollection(file: string): boolean {
  return /^(?:blog|careers|press)\/[^/]+\.mdx$/.test(file);
}

function filesOf(content: string): string[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => /\.(?:mdx|yaml)$/.test(file) && file !== 'redirects.yaml').sort();
}

function replace(content: string, from: RegExp, to: string) {
  const file = join(content, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** Edits the front matter of a random file, or a random data file. */
function edit(content: string, name: string, change: (document: Document) => void, ending = '') {
  const path = join(
    content,
    pick(
      `${name} file`,
      filesOf(content).filter((file) => file.endsWith(ending)),
    ),
  );
  const text = readFileSync(path, 'utf8');
  const isPage = path.endsWith('.mdx');
  const [, matter = text, body = ''] = isPage ? (/^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? []) : [];
  const document = parseDocument(matter);
  change(document);
  const changed = document.toString({ lineWidth: 0 });
  writeFileSync(path, isPage ? `---\n${changed}---\n${body}` : changed);
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
