import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { HTMLElement } from 'node-html-parser';
import { stringify } from 'yaml';
import type { AnyEntry } from '../content/schema/content';
import type { PageFacts } from '../html/head/page-facts';
import { absoluteLink } from './absolute-link';
import { readableTree } from './readable-tree';

const OPTIONS: Options = { bullet: '-', rule: '-', extensions: [gfmToMarkdown()] };

/**
 * A page as Markdown: what can be read between header and footer of its document, with absolute links.
 * @param document the finished document of the page
 * @throws Error where the document has no main part, which the layout rules out
 */
export function markdownVersion(entry: AnyEntry, document: HTMLElement, { siteUrl }: PageFacts): string {
  const main = document.querySelector('main');
  if (!main) throw new Error(`The page ${entry.address} has no <main>`);
  const tree = readableTree(main, (href) => absoluteLink(href, entry.address, siteUrl));
  const { title, description, lang } = entry.data;
  const head = stringify({ title, description, lang, url: siteUrl + entry.address }, { lineWidth: 0 });
  return `---\n${head}---\n\n${toMarkdown(toMdast(tree), OPTIONS)}`;
}
