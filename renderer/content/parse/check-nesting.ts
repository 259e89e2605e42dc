import type { Nodes, Root } from 'mdast';
import { beyondLimit } from '../files/file-rules';
import { limits } from '../files/limits';
import type { ParseIssue } from './parse-issue';
import { offsetsOf } from './walk-mdast';

/** Markup that contains other markup, apart from the paragraphs and lists around it. */
const LEVELS = new Set<Nodes['type']>([
  'blockquote',
  'delete',
  'emphasis',
  'footnoteDefinition',
  'link',
  'listItem',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'strong',
]);

/** The first node of a body that is nested too deep. It is iterative, because recursion would overflow the stack. */
export function nestedTooDeep(tree: Root): ParseIssue | undefined {
  const waiting: { node: Nodes; levels: number }[] = [{ node: tree, levels: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next;
    const levels = next.levels + (LEVELS.has(node.type) ? 1 : 0);
    if (levels > limits.nesting.most) {
      const [start] = offsetsOf(node);
      return { start, end: start + 1, problem: beyondLimit('nesting') };
    }
    if ('children' in node) for (const child of node.children) waiting.push({ node: child, levels });
  }
  return undefined;
}
