import { typographyOf } from '../content/text/typography';
import { escapeHtml, unescapeHtml } from './escape-html';
import { changed, changesOf, OBJECT, typesetText } from './typeset-text';

/** Elements whose text is run, sent, or shown exactly as it is. */
const RAW = /^(?:script|style|textarea|pre|code|kbd|samp|svg)$/;

/** Elements inside a line of text. All other elements begin a new line. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|svg|time|u|var|wbr)$/;

/** What a text of its own is in the line around it: quotation marks before and after it are set as beside a word. */
const WORD = 'x';
/** What else is in a line besides texts. */
const IN_LINE: Readonly<Record<string, string>> = {
  ...{ br: '\n', img: OBJECT, svg: OBJECT },
  ...{ code: WORD, kbd: WORD, samp: WORD },
};

/** Elements without a closing tag (HTML, section 13.1.2). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const LANG = / lang="([^"]*)"/;

/** The properties that a browser hydrates an island with. */
const ISLAND_PROPS = / data-props="([^"]*)/;

/** A property that is a path or a URL: scripts open it, or send it. */
const ADDRESS = /^(?:\/|https?:\/\/)\S*$/;

/** A quick test for what changes in any language. Quotation marks are references in HTML. */
const MAY_CHANGE = /['"&-]|\d [apKMG]|[.°§es] \d|[zdu]\. /;

interface Range {
  start: number;
  end: number;
}

/** A text in the language around it: up to the next element that begins a new line. */
interface Line {
  language: string;
  /** Its texts in the HTML, and what stands for other elements. */
  parts: (Range | string)[];
}

/** A line around an element with a language of its own, and how many elements of that name are open inside. */
interface Outer {
  line: Line;
  name: string;
  depth: number;
}

interface Edit extends Range {
  text: string;
}

/**
 * Sets texts as a printer would, see typesetText(): a line as a whole, whatever elements are in it. Attributes and code stay as they
 * are.
 * @param html that React rendered: a document, or a part of one
 * @param language of all texts that do not name another
 */
export function typeset(html: string, language: string): string {
  const edits: Edit[] = [];
  const outer: Outer[] = [];
  let line: Line = { language, parts: [] };
  for (const { name, isEnd, start, end } of piecesOf(html)) {
    if (name === undefined) {
      line.parts.push({ start, end });
      continue;
    }
    const isInline = INLINE.test(name);
    if (!isInline) for (const each of [line, ...outer.map((around) => around.line)]) edits.push(...endLine(each, html));
    const around = outer.at(-1);
    if (around?.name === name && !VOID.test(name)) around.depth += isEnd ? -1 : 1;
    if (around?.depth === 0) {
      edits.push(...endLine(line, html));
      line = around.line;
      outer.pop();
      if (isInline) line.parts.push(WORD);
    }
    if (isEnd) continue;
    const part = IN_LINE[name];
    if (part !== undefined) line.parts.push(part);
    const attributes = html.slice(start, html.indexOf('>', start));
    const lang = attributes.includes(' lang="') ? LANG.exec(attributes)?.[1] : undefined;
    if (lang !== undefined && lang !== line.language && !VOID.test(name) && !RAW.test(name)) {
      outer.push({ line, name, depth: 1 });
      line = { language: lang, parts: [] };
    }
    const props = attributes.includes(' data-props="') ? ISLAND_PROPS.exec(attributes) : null;
    if (props) edits.push(propsEdit(props, start, line.language));
  }
  edits.push(...endLine(line, html));
  return withEdits(html, edits);
}

/** A text, or a tag with the name of its element. An element whose text stays as it is is one piece. */
interface Piece extends Range {
  name?: string;
  isEnd?: boolean;
}

function* piecesOf(html: string): Generator<Piece> {
  const name = /[a-z][a-z0-9]*/iy;
  // What comes before the body are titles for machines.
  let at = Math.max(0, html.indexOf('<body'));
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    const textEnd = tag < 0 ? html.length : tag;
    if (textEnd > at) yield { start: at, end: textEnd };
    if (tag < 0) return;
    const isEnd = html.charAt(tag + 1) === '/';
    name.lastIndex = tag + (isEnd ? 2 : 1);
    const [element] = name.exec(html) ?? [];
    // React escapes brackets in attributes.
    at = after(html, html.startsWith('<!--', tag) ? '-->' : '>', tag);
    if (element === undefined) continue;
    if (!isEnd && RAW.test(element)) at = after(html, `</${element}>`, at);
    yield { name: element, isEnd, start: tag, end: at };
  }
}

/** The offset after the next occurrence of a text. */
function after(html: string, wanted: string, from: number): number {
  const index = html.indexOf(wanted, from);
  return index < 0 ? html.length : index + wanted.length;
}

/** Typesets a line, which then is empty. */
function endLine(line: Line, html: string): Edit[] {
  const { parts, language } = line;
  if (parts.length === 0) return [];
  line.parts = [];
  const isSpaced = typographyOf(language)?.spaced !== undefined;
  if (!isSpaced && !parts.some((part) => typeof part !== 'string' && MAY_CHANGE.test(html.slice(part.start, part.end))))
    return [];
  let text = '';
  const ranges: (Range & { from: number; to: number })[] = [];
  for (const part of parts) {
    const from = text.length;
    text += typeof part === 'string' ? part : unescapeHtml(html.slice(part.start, part.end));
    if (typeof part !== 'string') ranges.push({ ...part, from, to: text.length });
  }
  const changes = changesOf(text, language, ranges);
  if (changes.size === 0) return [];
  return ranges.map(({ from, to, ...range }) => ({ ...range, text: escapeHtml(changed(text, changes, from, to)) }));
}

/** The texts of an island's properties, which must match its HTML. */
function propsEdit({ 0: found, 1: props = '', index }: RegExpExecArray, tag: number, language: string): Edit {
  const end = tag + index + found.length;
  const set = (_key: string, value: unknown) =>
    typeof value === 'string' && !ADDRESS.test(value) ? typesetText(value, language) : value;
  return { start: end - props.length, end, text: escapeHtml(JSON.stringify(JSON.parse(unescapeHtml(props), set))) };
}

/** Most of a document stays as it is, and is copied in long pieces. A line in a line may end before it. */
function withEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let copied = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += html.slice(copied, start) + text;
    copied = end;
  }
  return result + html.slice(copied);
}
