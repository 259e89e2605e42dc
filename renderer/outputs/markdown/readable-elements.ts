import type { Element, ElementContent, Properties, RootContent } from 'hast';

/** An element whose Markdown is known: its data-text. */
export const MARKDOWN = 'known-markdown';

type Rewrite = (children: ElementContent[], element: Element) => ElementContent[];

/**
 * What `data-md` says about an element whose tag does not say enough. Besides these there is "skip", for a drawing or a way
 * around the page. No published page has the attribute.
 */
const HINTS: Record<string, Rewrite> = {
  /** A remark on the text before it; not a part of a link. */
  note: (children) => [made('small', [text('('), ...children, text(')')])],
  /** More about the text before it; not a part of a link either. */
  details: (children) => [made('small', [text(': '), ...children])],
  /** Facts side by side. */
  row: (children) => [made('p', children.filter(isElement).flatMap(withDotBefore))],
  /** What comes before the facts of a remark. */
  label: (children) => [made('span', [...children, text(':')])],
  /** A title that is no heading. */
  title: (children) => [made('p', [made('strong', children)])],
  /** Apart from the text around it. */
  quote: (children) => [made('blockquote', children)],
  /** To be ticked off. */
  checklist: (children) => children.map(withBoxes),
};

/** What Markdown says differently than HTML. */
const TAGS: Record<string, Rewrite> = {
  a: (children, { properties }) => linkAndRemarks(children, properties),
  ul: (children) => [children.some(hasHeading) ? made('div', children.map(asBlock)) : made('ul', children)],
  dl: (children) => [made('ul', children.map(asItem))],
  dt: (children) => [made('strong', withoutColon(children)), text(': ')],
  dd: (children) => children,
  label: (children) => children,
  video: (_children, { properties }) => [
    made('p', [made('a', [text(String(properties.ariaLabel))], { href: String(properties.src) })]),
  ],
  sup: (_children, { children: [link] }) => [
    made('footnote-reference', [], { name: link && footnoteIn(link, 'href') }),
  ],
  section: (children, { properties }) =>
    properties.dataFootnotes === undefined ? [made('section', children)] : children.flatMap(footnotesIn),
  summary: (children) => [made('h3', children)],
  td: (children, { properties }) => [made('td', children, alignment(properties))],
  th: (children, { properties }) => [made('th', children, alignment(properties))],
};

/**
 * The elements of a page as Markdown can have them: without drawings, with a link in place of a form, and with a space between
 * what only the styles keep apart.
 * @param form the address of a form among them
 */
export function readableElements(nodes: readonly RootContent[], form: string): ElementContent[] {
  const seen = nodes
    .map((node) => ({ node, parts: readableParts(node, form) }))
    .filter(({ parts }) => parts.length > 0);
  const elements = seen.flatMap(({ node, parts }, index) =>
    isNextDescription(node, seen[index - 1]?.node) ? [made('br', []), ...parts] : parts,
  );
  return elements.flatMap((node, index) => (isApart(node, elements[index - 1]) ? [text(' '), node] : [node]));
}

function readableParts(node: RootContent, form: string): ElementContent[] {
  if (node.type === 'text') return [text(node.value)];
  return node.type === 'element' ? readable(node, form) : [];
}

function readable(element: Element, form: string): ElementContent[] {
  const { tagName, properties } = element;
  const { ariaHidden, dataMd, dataFootnoteBackref, id } = properties;
  if (ariaHidden === 'true' || dataMd === 'skip' || dataFootnoteBackref !== undefined) return [];
  if (tagName === 'form') return [made('p', [made('a', [text(labelOf(element))], { href: form })])];
  const children = readableElements(element.children, tagName === 'section' && id ? `#${id}` : form);
  if (dataMd === undefined) return (TAGS[tagName] ?? unchanged)(children, element);
  const rewrite = HINTS[String(dataMd)];
  if (!rewrite) throw new Error(`There is no hint data-md="${dataMd}"`);
  return rewrite(children, element);
}

function unchanged(children: ElementContent[], { tagName, properties }: Element): ElementContent[] {
  return [made(tagName, children, properties)];
}

/** A link, and after it the remarks that were in it. */
function linkAndRemarks(children: ElementContent[], properties: Properties): ElementContent[] {
  const inside = children.flatMap(withoutSpans);
  const end = inside.findIndex((node) => isElement(node) && node.tagName === 'small');
  if (end < 0) return [made('a', inside, properties)];
  const words = inside.slice(0, end).filter((node) => textOf(node) !== ' ');
  return [made('a', words, properties), ...inside.slice(end)];
}

function withoutSpans(node: ElementContent): ElementContent[] {
  return isElement(node) && node.tagName === 'span' ? node.children.flatMap(withoutSpans) : [node];
}

/** A term whose own colon is left to the list. */
function withoutColon(term: ElementContent[]): ElementContent[] {
  const last = term.at(-1);
  return last?.type === 'text' ? [...term.slice(0, -1), text(last.value.replace(/:\s*$/, ''))] : term;
}

/** Whether a description follows another of the same term; one with a hint belongs to the text before it. */
function isNextDescription(node: RootContent, before: RootContent | undefined): boolean {
  return isDescription(node) && node.properties.dataMd === undefined && isDescription(before);
}

function isDescription(node: RootContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'dd';
}

/** Whether only the styles separate an element from the text before it. */
function isApart(node: ElementContent, before: ElementContent | undefined): boolean {
  if (!before || !isElement(node) || !ROW.has(node.tagName)) return false;
  const follows = node.tagName !== 'a' || (isElement(before) && ROW.has(before.tagName));
  return follows && !/\s$/.test(textOf(before)) && !/^[\s,.:;!?)]/.test(textOf(node));
}

const ROW = new Set(['a', 'small', 'span', 'time']);

function hasHeading(node: ElementContent): boolean {
  if (!isElement(node)) return false;
  if (node.tagName === MARKDOWN) return /^#/m.test(String(node.properties.dataText));
  return /^h\d$/.test(node.tagName) || node.children.some(hasHeading);
}

function asBlock(node: ElementContent): ElementContent {
  return isElement(node) ? made('div', node.children) : node;
}

function asItem(node: ElementContent): ElementContent {
  return isElement(node) ? made('li', node.children) : node;
}

function withDotBefore(fact: Element, index: number): ElementContent[] {
  return index > 0 ? [text(' · '), fact] : [fact];
}

/** A list whose items have empty boxes. */
function withBoxes(node: ElementContent): ElementContent {
  if (!isElement(node) || node.tagName !== 'ul') return node;
  return made('ul', node.children.map(withBox));
}

function withBox(item: ElementContent): ElementContent {
  if (!isElement(item) || item.children.some((child) => isElement(child) && child.tagName === 'input')) return item;
  return made('li', [made('input', [], { type: 'checkbox' }), ...item.children]);
}

/** The alignment of a cell. */
function alignment({ dataAlign }: Properties): Properties {
  return dataAlign === undefined ? {} : { align: String(dataAlign) };
}

/** The notes of a list of footnotes; nothing of their heading. */
function footnotesIn(list: ElementContent): ElementContent[] {
  if (!isElement(list) || list.tagName !== 'ol') return [];
  return list.children
    .filter(isElement)
    .map((note) => made('footnote-definition', note.children, { name: footnoteIn(note, 'id') }));
}

/** The name of the footnote in a property, after "user-content-fn-". */
function footnoteIn(node: ElementContent, property: 'id' | 'href'): string | undefined {
  return isElement(node) ? /-fn-(.*)/.exec(String(node.properties[property]))?.[1] : undefined;
}

/** What the button of a form says. */
function labelOf(node: Element): string {
  if (node.tagName === 'button') return textOf(node);
  return node.children.filter(isElement).map(labelOf).join('');
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function made(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}
