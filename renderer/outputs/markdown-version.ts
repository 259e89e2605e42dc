import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import type { AnyEntry } from '../content/schema/content';
import type { PageFacts } from '../html/head/page-facts';
import { absoluteLink } from './absolute-link';
import { readableTree } from './readable-tree';

const OPTIONS: Options = { bullet: '-', rule: '-', extensions: [gfmToMarkdown()] };

/**
 * A page as Markdown: what its built document holds between header and footer, as far as it can be read, with whole
 * links.
 * @param html the built document of the page
 * @throws Error where the document has no main part, which the layout rules out
 */
export function markdownVersion(entry: AnyEntry, html: string, { siteUrl }: PageFacts): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (main === undefined) throw new Error(`The page ${entry.address} has no <main>`);
  const tree = readableTree(main, (href) => absoluteLink(href, entry.address, siteUrl));
  const { title, description } = entry.data;
  const head = stringify({ title, description, url: siteUrl + entry.address }, { lineWidth: 0 });
  return `---\n${head}---\n\n${toMarkdown(toMdast(tree), OPTIONS)}`;
}
