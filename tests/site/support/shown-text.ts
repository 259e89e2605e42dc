import type { Nodes } from 'mdast';
import { HTMLElement, type Node } from 'node-html-parser';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Words } from '../../../components/model/lists/words';
import { parseHtml } from '../../../renderer/html/parse-html';

/** The text of a document in reading order. */
export interface ShownText {
  /** Without punctuation, which replaces layout in Markdown. */
  words: string[];
  headings: string[];
  /** The cells of all tables, by row. */
  rows: string[];
  /** Absolute addresses. */
  links: string[];
}

/** The parts of <main> that the Markdown version deliberately omits, as it omits everything outside of <main>. */
function omittedParts(main: HTMLElement, words: Words): HTMLElement[] {
  const lists = [words.breadcrumbs.label, words.article.contents, words.legal.contents];
  const navigation = main.querySelectorAll('nav').filter((nav) => lists.includes(nameOf(nav)));
  const pages = main.querySelectorAll('nav').filter((nav) => nameOf(nav) === words.pagination.label);
  return [
    ...navigation,
    // Page numbers of a list, except for the links to the next and the previous page.
    ...pages.flatMap((nav) => nav.querySelectorAll('ol')),
    // Drawings, except for the chat demo and the open threads, whose messages are text.
    ...main.querySelectorAll('.scene:not(.demo-scene), .demo-pause, svg').filter((part) => !part.closest('.threads')),
    // Switches, because all variants are in the text.
    ...main.querySelectorAll('fieldset.choice, .choosing > [role=status]'),
    // All but the default booking, and the controls for choosing.
    ...main.querySelectorAll('[data-m]:not([data-m="2"]), [data-n]:not([data-n="2"]), [data-chosen="yes"]'),
    ...main.querySelectorAll('.slip fieldset, .slip-ask, .stub-lane, .carry, .opening-booking'),
    // Drawn numbers, signs, and word marks.
    ...main.querySelectorAll('[aria-hidden="true"]'),
    // Structured data, and the title below a video, which its link repeats.
    ...main.querySelectorAll('script, .hung-frame + figcaption > strong'),
    // Controls for folding.
    ...main.querySelectorAll('.fold-box'),
    // A link with the label of the button replaces the form.
    ...main.querySelectorAll('form > *, form noscript').filter((part) => !part.querySelector('button')),
    ...main.querySelectorAll('form button ~ *, form .field'),
  ];
}

function nameOf(nav: HTMLElement): string {
  const heading = nav.querySelector('h2')?.text ?? '';
  return nav.getAttribute('aria-label') ?? heading;
}

/** @param address the absolute address of the page */
export function textOfPage(html: string, address: string, words: Words): ShownText {
  const main = parseHtml(html).querySelector('main');
  if (!main) throw new Error(`${address} has no <main>`);
  for (const part of omittedParts(main, words)) part.remove();
  for (const video of main.querySelectorAll('video'))
    video.replaceWith(`<a href="${video.getAttribute('src')}">${video.getAttribute('aria-label')}</a>`);
  const wordsOf = (element: HTMLElement) => toWords(textOfHtml(element));
  const lineOf = (element: HTMLElement) => wordsOf(element).join(' ');
  // Markdown tables have no headings in cells.
  const headings = main.querySelectorAll('h1, h2, h3, h4, h5, h6, summary').filter((element) => !element.closest('td'));
  return {
    words: wordsOf(main),
    headings: headings.map(lineOf),
    rows: main.querySelectorAll('tr').map(lineOf),
    links: main.querySelectorAll('a[href], form').map((element) => {
      const section = element.closest('section')?.id;
      const href = element.getAttribute('href') ?? (section ? `#${section}` : '');
      return new URL(href, address).href;
    }),
  };
}

export function textOfMarkdown(markdown: string): ShownText {
  const source = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  const tree = parser.parse(source);
  const text: ShownText = { words: toWords(textOfNode(tree)), headings: [], rows: [], links: [] };
  visit(tree, (node) => {
    if (node.type === 'heading') text.headings.push(toWords(textOfNode(node)).join(' '));
    if (node.type === 'tableRow') text.rows.push(toWords(textOfNode(node)).join(' '));
    // Ignores bare addresses, which GitHub also links. URL throws on an address that is not absolute.
    const isLink = node.type === 'link' && /[[<]/.test(source.charAt(node.position?.start.offset ?? source.length));
    if (isLink) text.links.push(new URL(node.url).href);
  });
  return text;
}

const parser = unified().use(remarkParse).use(remarkGfm);

function toWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Inline elements; all other elements are separated from their surroundings. */
const INLINE = new Set(['strong', 'em', 'del', 'code']);

function textOfHtml(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.text;
  const text = node.childNodes.map(textOfHtml).join('');
  return INLINE.has(node.localName) ? text : ` ${text} `;
}

const INLINE_NODES = new Set(['text', 'strong', 'emphasis', 'delete', 'inlineCode']);

function textOfNode(node: Nodes): string {
  const text = 'children' in node ? node.children.map(textOfNode).join('') : 'value' in node ? node.value : '';
  return INLINE_NODES.has(node.type) ? text : ` ${text} `;
}
