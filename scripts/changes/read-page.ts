import { brotliCompressSync, constants } from 'node:zlib';
import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { valueAt } from '../../renderer/platform/records';

/** The server compresses as much; a higher quality takes many times as long for a few bytes. */
const BROTLI_QUALITY = 9;

/** A piece of text between two breaks, and the heading or the part of the page above it. */
export interface Line {
  text: string;
  under: string;
}

export interface Link {
  words: string;
  href: string;
}

/** The parts of a built page that a reviewer compares. */
export interface PageFacts {
  lines: readonly Line[];
  links: readonly Link[];
  /** Title, description, canonical address, social card, by the name that the document gives them. */
  head: ReadonlyMap<string, string>;
  /** Structured data (JSON-LD), each value by its path such as BlogPosting.headline. */
  data: ReadonlyMap<string, string>;
  /** Words between the header and the footer. */
  words: number;
  /** The document as a browser receives it, compressed with brotli. */
  bytes: number;
}

/** Inline elements; every other element begins a new line. */
const INLINE = new Set('a abbr b bdi cite code data em i kbd mark q s small span strong sub sup time u wbr'.split(' '));
const UNSEEN = new Set(['script', 'style', 'svg', 'template', 'noscript']);
/** Attributes that people read or hear. */
const SPOKEN = ['aria-label', 'alt', 'placeholder'];
const PARTS: Record<string, string> = { header: 'Header', main: '', footer: 'Footer' };

/** Reads the content of a page from its HTML. */
export function readPage(html: string): PageFacts {
  // Otherwise the markup in <pre> would be text as well.
  const root = parse(html, { blockTextElements: { script: true, style: true, noscript: true } });
  const body = root.querySelector('body');
  const main = root.querySelector('main');
  return {
    lines: body ? linesOf(body) : [],
    links: (body?.querySelectorAll('a[href]') ?? []).map(linkOf),
    head: headOf(root),
    data: dataOf(root),
    words: main ? countWords(linesOf(main)) : 0,
    bytes: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length,
  };
}

function linesOf(part: HTMLElement): Line[] {
  const lines: Line[] = [];
  let open = '';
  let under = '';
  const push = (words: string) => {
    const text = collapse(words);
    if (text !== '') lines.push({ text, under });
  };
  const flush = () => {
    push(open);
    open = '';
  };
  const walk = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) open += node.text;
    if (!(node instanceof HTMLElement)) return;
    const tag = node.tagName.toLowerCase();
    if (UNSEEN.has(tag)) return;
    const isInline = INLINE.has(tag);
    if (!isInline) flush();
    // Two adjacent elements are separate on the page.
    else if (previousOf(node) instanceof HTMLElement) open += ' ';
    for (const name of SPOKEN) push(node.getAttribute(name) ?? '');
    const region = node.parentNode === part ? PARTS[tag] : undefined;
    if (region !== undefined) under = region;
    if (/^h[1-6]$/.test(tag)) under = collapse(node.text);
    for (const child of node.childNodes) walk(child);
    if (!isInline) flush();
    if (tag === 'br') open += ' ';
  };
  walk(part);
  flush();
  return lines;
}

function previousOf(node: HTMLElement): Node | undefined {
  const siblings = node.parentNode?.childNodes ?? [];
  return siblings[siblings.indexOf(node) - 1];
}

function linkOf(link: HTMLElement): Link {
  const text = linesOf(link).map(({ text }) => text);
  return { words: link.getAttribute('aria-label') ?? text.join(' '), href: link.getAttribute('href') ?? '' };
}

const IS_OF_THE_PAGE = /^(?:canonical|alternate|prev|next)$/;

function headOf(root: HTMLElement): Map<string, string> {
  const head = new Map([['title', collapse(root.querySelector('title')?.text ?? '')]]);
  for (const meta of root.querySelectorAll('head meta')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property');
    const media = meta.getAttribute('media');
    if (name) head.set(media ? `${name} ${media}` : name, meta.getAttribute('content') ?? '');
  }
  for (const link of root.querySelectorAll('head link')) {
    const rel = link.getAttribute('rel') ?? '';
    const type = link.getAttribute('type');
    if (IS_OF_THE_PAGE.test(rel)) head.set(type ? `${rel} ${type}` : rel, link.getAttribute('href') ?? '');
  }
  return head;
}

function dataOf(root: HTMLElement): Map<string, string> {
  const data = new Map<string, string>();
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    flatten(parseJson(script.rawText), '', data);
  }
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Objects with a type are named by it and not by their index, so that an added one does not rename the rest. */
function flatten(value: unknown, path: string, data: Map<string, string>) {
  if (typeof value !== 'object' || value === null) {
    let free = path;
    for (let count = 2; data.has(free); count += 1) free = `${path} (${count})`;
    data.set(free, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const type = typeOf(inner);
    const isPlace = Array.isArray(value) || key === '@graph';
    const name = isPlace ? type : key;
    flatten(inner, [path, name].filter((part) => part !== '').join('.'), data);
  }
}

function typeOf(value: unknown): string {
  const type = valueAt(value, ['@type']);
  return typeof type === 'string' ? type : '';
}

function countWords(lines: readonly Line[]): number {
  return lines.flatMap(({ text }) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,+%/-]*/gu) ?? []).length;
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
