import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  Heading,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableCell,
} from 'mdast';

/** Paragraphs, headings, lists, tables: what a page consists of, from top to bottom. */
export type Blocks = (BlockContent | DefinitionContent)[];

/** Part of a line. A string is plain text. */
export type Inline = PhrasingContent | string;

export function heading(depth: Heading['depth'], ...content: Inline[]): Heading {
  return { type: 'heading', depth, children: inline(content) };
}

export function paragraph(...content: Inline[]): Paragraph {
  return { type: 'paragraph', children: inline(content) };
}

/** A paragraph; nothing without a text. */
export function optional(text: string | undefined): Paragraph[] {
  return text ? [paragraph(text)] : [];
}

export function strong(text: string): Strong {
  return { type: 'strong', children: inline([text]) };
}

/** A label and its value. */
export function labeled(label: string, ...content: Inline[]): Paragraph {
  return paragraph(strong(label), ': ', ...content);
}

/** The text of a link and its target: an address as in the content, relative to the site or to the page. */
interface LinkTarget {
  label: string;
  href: string;
}

export function link({ label, href }: LinkTarget): Link {
  return { type: 'link', url: href, children: inline([label]) };
}

/** Links side by side; nothing without links. */
export function linkLine(...targets: (LinkTarget | undefined)[]): Paragraph[] {
  const links = targets.flatMap((target) => (target ? [link(target)] : []));
  return links.length === 0 ? [] : [paragraph(...links.flatMap((each, index) => (index === 0 ? [each] : [' ', each])))];
}

/** @param items each a text, a line, or blocks */
export function list(items: readonly (string | Paragraph | Blocks)[], kind?: 'ordered'): List {
  const contents = items.map((item): Blocks => {
    if (typeof item === 'string') return [paragraph(item)];
    return Array.isArray(item) ? item : [item];
  });
  // A nested list needs no empty line above it.
  const spread = contents.some((blocks) => blocks.filter(({ type }) => type !== 'list').length > 1);
  const children = contents.map((blocks) => ({ type: 'listItem' as const, spread, children: blocks }));
  return { type: 'list', ordered: kind === 'ordered', spread, children };
}

export function table(head: readonly string[], rows: readonly (readonly (Inline | Inline[])[])[]): Table {
  const children = [head, ...rows].map((cells) => ({ type: 'tableRow' as const, children: cells.map(tableCell) }));
  return { type: 'table', children };
}

function tableCell(content: Inline | Inline[]): TableCell {
  return { type: 'tableCell', children: inline([content].flat()) };
}

export function quote(...children: Blocks): Blockquote {
  return { type: 'blockquote', children };
}

function inline(content: readonly Inline[]): PhrasingContent[] {
  return content.map((each) => (typeof each === 'string' ? { type: 'text', value: each } : each));
}
