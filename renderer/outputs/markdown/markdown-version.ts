import type { ElementContent } from 'hast';
import { type NodeHandle, type Options, toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { allNodes } from '../../content/parse/walk-mdast';
import type { Entry } from '../../content/schema/content';
import { escapeHtml } from '../../html/escape-html';
import { hash } from '../../platform/hash';
import { absoluteLink } from '../absolute-link';
import { collapseSpace } from './collapse-space';
import { parseReactHtml } from './parse-react-html';
import { MARKDOWN, readableElements } from './readable-elements';
import { stringifyTree } from './stringify-tree';

const handlers: Options['handlers'] = {
  [MARKDOWN]: (_state, { properties }) => ({ type: 'html', value: String(properties.dataText) }),
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

/** A teaser of an article; or an article without any, which is no harm. */
const TEASER = /<article[ >][^<]*(?:<(?!\/?article[ >])[^<]*)*<\/article>/g;

/** What is said differently on each page. */
const OF_ITS_PAGE = / href="#|<form[ >]/;

/**
 * Writes pages as Markdown: everything between the header and the footer, in the same order. Breadcrumbs, tables of contents, and
 * drawings are left out; a link takes the place of a form. Teasers, which are on several pages, are converted once.
 * @returns converts the HTML of a page as React wrote it, with quotation marks as they were typed; throws an Error if the page has no
 * main part, which the layout rules out
 */
export function markdownWriter(siteUrl: string): (entry: Entry, html: string) => string {
  const teasers = new Map<string, string>();
  return (entry, html) => {
    const [, main] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
    if (main === undefined) throw new Error(`The page ${entry.address} has no <main>`);
    const markdownOf = (part: string) => stringifyTree(pageTree(part, entry.address, siteUrl));
    const withKnown = main.replace(TEASER, (teaser) => {
      if (OF_ITS_PAGE.test(teaser)) return teaser;
      // The text itself would hold the whole page in memory.
      const key = hash(teaser);
      const known = teasers.get(key) ?? markdownOf(teaser).trimEnd();
      teasers.set(key, known);
      return `<${MARKDOWN} data-text="${escapeHtml(known)}"/>`;
    });
    const { title, description, lang } = entry.data;
    const head = fieldsAsYaml({ title, description, lang, url: siteUrl + entry.address });
    return `---\n${head}---\n\n${markdownOf(withKnown)}`;
  };
}

function pageTree(html: string, address: string, siteUrl: string): Root {
  const page = treeOf(readableElements(parseReactHtml(html), address));
  collapseSpace(page);
  for (const node of allNodes(page)) {
    if ('url' in node) node.url = absoluteLink(node.url, address, siteUrl);
    // A nested list needs no empty line above it.
    if (node.type === 'list') node.spread = false;
    if (node.type === 'listItem') node.spread = node.children.filter(({ type }) => type !== 'list').length > 1;
  }
  return page;
}

/** The converter gets an empty root: it would copy a tree, and walk through it and the result four times, for white space and ids. */
function treeOf(children: ElementContent[]): Root {
  const root: Root = { type: 'root', children: [] };
  const convert: NodeHandle = (state) => {
    root.children = state.toFlow(state.all({ type: 'root', children }));
  };
  toMdast({ type: 'root', children: [] }, { handlers, nodeHandlers: { root: convert } });
  return root;
}

/** Every JSON string is a YAML string, too (YAML 1.2, 1.3). */
function fieldsAsYaml(fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join('');
}
