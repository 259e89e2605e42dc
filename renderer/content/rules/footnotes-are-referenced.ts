import type { Definition, FootnoteDefinition, Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { allNodes } from '../parse/walk-mdast';
import { defineRule } from './define-rule';

/** A definition below a text: a note, or the address of a link. */
type Below = FootnoteDefinition | Definition;

export default defineRule({
  category: 'Write the text',
  description:
    'The text refers to each of its notes, no two notes or addresses below it have the same name, and no other line looks like one.',
  rationale: 'A note that nothing refers to is not shown, and of two with the same name, visitors get the first.',
  file: (file) => {
    const nodes = allNodes(file.tree);
    const mentioned = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? node.identifier : [])));
    const referredTo = new Set(
      nodes.flatMap((node) => (node.type === 'linkReference' || node.type === 'imageReference' ? node.identifier : [])),
    );
    const firsts = new Map<string, Below>();
    return nodes.filter(isBelow).flatMap((node) => {
      const key = `${node.type} ${node.identifier}`;
      const first = firsts.get(key);
      if (first) return isSame(first, node) ? [] : atMark(node, file, second);
      firsts.set(key, node);
      if (node.type === 'definition') return isMeantAsText(node, referredTo) ? atMark(node, file, unread) : [];
      return mentioned.has(node.identifier) ? [] : atMark(node, file, unmentioned);
    });
  },
});

function isBelow(node: Nodes): node is Below {
  return node.type === 'footnoteDefinition' || node.type === 'definition';
}

/** Two definitions with the same address do no harm. */
function isSame(first: Below, second: Below): boolean {
  return first.type === 'definition' && second.type === 'definition' && first.url === second.url;
}

/** Whether a line such as "[Anna]: Hello" has no address. One with a number sign is a note to oneself: [//]: # (later). */
function isMeantAsText({ identifier, url }: Definition, referredTo: ReadonlySet<string>): boolean {
  return url !== '' && !/[/#:@.]/.test(url) && !referredTo.has(identifier);
}

type FootnoteWords = Pick<Problem, 'message' | 'suggestion'>;

const second = (mark: string): FootnoteWords => ({
  message: `A line above this one also begins with ${mark}, and only that line is used.`,
  suggestion: 'Give one of them another name, and change it in the text as well.',
});

const unread = (mark: string): FootnoteWords => ({
  message: `A line that begins with ${mark}: is read as the address of a link, so visitors would see nothing of it.`,
  suggestion: `Write a backslash before it:   \\${mark}:`,
});

const unmentioned = (mark: string): FootnoteWords => ({
  message: `Nothing in the text refers to the note ${mark}, so it is shown nowhere.`,
  suggestion: `Write ${mark} after the words that it explains, or delete the note.`,
});

function atMark(node: Below, file: CheckedFile, wordsFor: (mark: string) => FootnoteWords): Finding[] {
  const start = node.position?.start.offset ?? 0;
  const [mark] = /^\[[^\]]*\]/.exec(file.body.slice(start)) ?? [''];
  const problem = { found: mark, ...wordsFor(mark) };
  return [file.atBody(start, start + mark.length, problem)];
}
