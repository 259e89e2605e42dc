import type { RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';
import { allNodes } from '../../content/parse/walk-mdast';
import type { Entry } from '../../content/schema/content';
import { absoluteLink } from '../absolute-link';
import { readableElements } from './readable-elements';
import { stringifyTree } from './stringify-tree';

/** Drawings without another inside, and classes other than the language of code. React writes no "<" or quotation mark into a text. */
const DRAWING = /<svg(?:(?!<svg)[\s\S])*?<\/svg>/g;
const CLASS = / class="(?!language-)[^"]*"/g;

const handlers: Options['handlers'] = {
  'footnote-reference': (_state, { properties }) => ({
    type: 'footnoteReference',
    identifier: String(properties.name),
  }),
  'footnote-definition': (state, note) => ({
    type: 'footnoteDefinition',
    identifier: String(note.properties.name),
    children: state.toFlow(state.all(note)),
  }),
};
const converter = unified().use(rehypeRemark, { document: false, handlers });

/**
 * A page as Markdown: everything between its header and footer, in the same order. Breadcrumbs, tables of contents, and drawings
 * are left out; a link takes the place of a form.
 * @param html of the page as React wrote it, with quotation marks as they were typed
 * @throws Error if the page has no main part, which the layout rules out
 */
export function markdownVersion(entry: Entry, html: string, siteUrl: string): string {
  const [, main] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  if (main === undefined) throw new Error(`The page ${entry.address} has no <main>`);
  const { title, description, lang } = entry.data;
  const head = fieldsAsYaml({ title, description, lang, url: siteUrl + entry.address });
  const elements = readableElements(parse(withoutDrawings(main).replaceAll(CLASS, '')), entry.address);
  const page = converter.runSync({ type: 'root', children: elements });
  for (const node of allNodes(page)) {
    if ('url' in node) node.url = absoluteLink(node.url, entry.address, siteUrl);
    // A nested list needs no empty line above it.
    if (node.type === 'list') node.spread = false;
    if (node.type === 'listItem') node.spread = node.children.filter(({ type }) => type !== 'list').length > 1;
  }
  return `---\n${head}---\n\n${stringifyTree(page)}`;
}

/** Without the positions that rehype-parse adds, which take half of its time. */
function parse(html: string): RootContent[] {
  const tree = fromParse5(parseFragment(html));
  return tree.type === 'root' ? tree.children : [];
}

/** Drawings and classes are half of a page, which the parser would read for nothing. */
function withoutDrawings(html: string): string {
  const rest = html.replaceAll(DRAWING, '');
  return rest === html ? html : withoutDrawings(rest);
}

/** Every JSON string is a YAML string, too (YAML 1.2, 1.3). */
function fieldsAsYaml(fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join('');
}
