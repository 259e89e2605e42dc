import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import type { AnyEntry } from '../content/schema/content';
import type { PageFacts } from '../head/page-facts';
import { absoluteLink } from './absolute-link';
import { keepText } from './keep-text';

/**
 * A page as Markdown: what its built document holds between header and footer, as far as it can be read, with whole
 * links.
 * @param html the built document of the page
 * @throws Error where the document has no main part, which the layout rules out
 */
export async function markdownTwin(entry: AnyEntry, html: string, { siteUrl }: PageFacts): Promise<string> {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (main === undefined) throw new Error(`The page ${entry.address} has no <main>`);
  const written = await unified()
    .use(rehypeParse, { fragment: true })
    .use(keepText)
    .use(wholeLinks, entry.address, siteUrl)
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .process(main);
  const { title, description } = entry.data;
  const head = stringify({ title, description, url: siteUrl + entry.address }, { lineWidth: 0 });
  return `---\n${head}---\n\n${String(written)}`;
}

function wholeLinks(address: string, siteUrl: string) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || typeof properties.href !== 'string') return;
      properties.href = absoluteLink(properties.href, address, siteUrl);
    });
  };
}
