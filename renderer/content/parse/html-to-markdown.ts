import type { Nodes } from 'mdast';
import type { TextEdit } from '../diagnostics/apply-fixes';
import { lineStart } from '../text/line-bounds';
import { offsetsOf } from './walk-mdast';

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** The Markdown marks for the tags around words. */
const AROUND: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  s: '~~',
  del: '~~',
  strike: '~~',
};

/**
 * The edits that turn a tag of HTML into Markdown; undefined if they are ambiguous.
 * @param parent what the tag is in
 * @param body the body that it is in
 */
export function asMarkdown(element: Element, parent: Nodes, body: string): TextEdit[] | undefined {
  const name = element.name ?? '';
  const [start, end] = offsetsOf(element);
  if (name === 'br') return parent.type === 'paragraph' ? lineBreak(body, start, end) : undefined;
  const inner = innerPlace(element, body);
  if (!isPlainLine(inner.text)) return isList(name) ? listOf(element, body) : undefined;
  const isAlone = isOwnLine(body, start, end);
  const tags = (before: string, after: string) => [
    { start, end: inner.start, text: before },
    { start: inner.end, end, text: after },
  ];
  const mark = Object.hasOwn(AROUND, name) ? AROUND[name] : undefined;
  if (mark !== undefined) return canBeMarked(inner.text, body, start, end) ? tags(mark, mark) : undefined;
  if (name === 'h2') return isAlone && !inner.text.startsWith('#') ? tags('## ', '') : undefined;
  const href = name === 'a' ? addressOf(element) : undefined;
  return href !== undefined && !/[[\]]/.test(inner.text) ? tags('[', `](${href})`) : undefined;
}

/** The Markdown for a tag that breaks a line within a paragraph; undefined elsewhere. */
export function lineBreak(body: string, start: number, end: number): TextEdit[] | undefined {
  const line = body.slice(lineStart(body, start), start);
  const [before = ''] = /[ \t]*$/.exec(line) ?? [];
  const [after = ''] = /^[ \t]*\r?\n?/.exec(body.slice(end)) ?? [];
  const isInText = /\S/.test(line) && !/^[\s>]*#|\|/.test(line) && /^[\p{L}"“(]/u.test(body.slice(end + after.length));
  if (!isInText) return undefined;
  const text = after.endsWith('\r\n') ? '\\\r\n' : '\\\n';
  return [{ start: start - before.length, end: end + after.length, text }];
}

/** The content between the tags; may be empty. */
function innerPlace({ children }: Element, body: string) {
  const start = children[0]?.position?.start.offset ?? 0;
  const end = children.at(-1)?.position?.end.offset ?? 0;
  return { start, end, text: body.slice(start, end) };
}

function isPlainLine(text: string): boolean {
  return text.trim() === text && text !== '' && !/[\n*_~<>`\\{}|]/.test(text);
}

/** Whether Markdown reads asterisks around these words as marks (CommonMark 6.2): not between a letter and punctuation. */
function canBeMarked(text: string, body: string, start: number, end: number): boolean {
  const isFree =
    /(?:^|[\s(])$/.test(body.slice(Math.max(0, start - 1), start)) &&
    /^(?:$|[\s.,;:!?)])/.test(body.slice(end, end + 1));
  return isFree || (/^[\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(text));
}

function isOwnLine(body: string, start: number, end: number): boolean {
  const [after = ''] = /^[^\r\n]*/.exec(body.slice(end)) ?? [];
  return start === lineStart(body, start) && after.trim() === '';
}

/** An address of another site: addresses of this site can't be looked up here. */
function addressOf({ attributes }: Element): string | undefined {
  const href = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'href')?.value;
  return typeof href === 'string' && /^https:\/\/[^\s()<>[\]]+$/.test(href) ? href : undefined;
}

function isList(name: string): boolean {
  return name === 'ul' || name === 'ol';
}

/** A list with entries of one line. */
function listOf(element: Element, body: string): TextEdit[] | undefined {
  const [start, end] = offsetsOf(element);
  const source = body.slice(start, end);
  const entries = [...source.matchAll(/<li(?:\s[^<>]*)?>([^<>]*)<\/li>/g)].map(([, text = '']) => text.trim());
  const rest = source.replace(/<li(?:\s[^<>]*)?>[^<>]*<\/li>/g, '').replace(/^<[uo]l(?:\s[^<>]*)?>|<\/[uo]l>$/g, '');
  if (!isOwnLine(body, start, end) || entries.length === 0 || rest.trim() !== '') return undefined;
  if (!entries.every((entry) => isPlainLine(entry) && /^\p{L}/u.test(entry))) return undefined;
  const isNumbered = element.name === 'ol';
  const lines = entries.map((entry, index) => `${isNumbered ? `${index + 1}.` : '-'} ${entry}`);
  return [{ start, end, text: lines.join('\n') }];
}
