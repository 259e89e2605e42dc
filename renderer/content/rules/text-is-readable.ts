import type { Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import { textOf } from '../parse/headings';
import type { ParseIssue } from '../parse/parse-issue';
import { MAX_UNREADABLE, openIsolates, unreadableEscapes } from '../parse/unreadable-text';
import { allNodes } from '../parse/walk-mdast';
import { spellingsInMarkdown, UNREADABLE, unclosedIsolate } from '../text/unreadable-characters';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Name and save a file',
  description: 'A file is saved as UTF-8, and no text has control characters, typed or written as an escape.',
  rationale:
    'In another encoding, é and € turn into question marks on the page; invisible characters can break a page for some readers.',
  fix: 'Deletes an invisible character that is typed into the file, or writes a space where it was a line break.',
  file: (file) =>
    unreadableInBody(file)
      .slice(0, MAX_UNREADABLE)
      .map(({ start, end, problem }) => file.atBody(start, end, problem)),
});

/** The character references in a body that spell an unreadable character. */
function unreadableInBody({ body, tree }: CheckedFile): ParseIssue[] {
  if (!/&#|[\u2066-\u2068]/.test(body)) return [];
  const found = new Map<number, ParseIssue>();
  for (const node of allNodes(tree)) {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const sourceOf = (text: string) => ({ text, file: body, start, end, spellingsIn: spellingsInMarkdown });
    const properties = propertiesOf(node);
    // A tag can have thousands of properties with one source, which is searched once.
    const unreadable = [wordsIn(node), ...properties].find((text) => UNREADABLE.test(text));
    // A direction mark applies up to the end of the paragraph.
    const open = [paragraphOf(node), ...properties].find((text) => unclosedIsolate(text) !== undefined);
    const mistakes = [
      ...(unreadable === undefined ? [] : unreadableEscapes(sourceOf(unreadable))),
      ...(open === undefined ? [] : openIsolates(sourceOf(open))),
    ];
    // The source of a link includes its text.
    for (const mistake of mistakes) if (!found.has(mistake.start)) found.set(mistake.start, mistake);
    if (found.size >= MAX_UNREADABLE) break;
  }
  return [...found.values()];
}

function wordsIn(node: Nodes): string {
  return node.type === 'text' ? node.value : '';
}

/** What a direction mark applies to. */
const PARAGRAPHS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

function paragraphOf(node: Nodes): string {
  return PARAGRAPHS.has(node.type) ? textOf(node) : '';
}

/** The texts of a node besides its words. */
function propertiesOf(node: Nodes): string[] {
  switch (node.type) {
    case 'link':
    case 'definition':
      return [node.url, node.title ?? ''];
    case 'image':
      return [node.url, node.title ?? '', node.alt ?? ''];
    case 'imageReference':
      return [node.alt ?? ''];
    case 'code':
      return [node.lang ?? '', node.meta ?? ''];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap(({ value }) => (typeof value === 'string' ? value : []));
    default:
      return [];
  }
}
