import type { Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { textOf } from '../parse/headings';
import { allNodes } from '../parse/walk-mdast';
import { refersTo } from '../schema/fields/reference';
import { unbalancedIn } from '../text/unbalanced-marks';
import { defineRule } from './define-rule';

/** Small, or it would be the A of a grade; and not between quotation marks. */
const ARTICLE_AT_END = /(?<=[\p{L}\d,)] )(?:the|an?)[.!?…]?$/u;
const COMMA_AT_END = /(?<=[\p{L}\d)]),$/u;

export default defineRule({
  category: 'Write the text',
  description:
    'A text ends with a word that can end a sentence, and closes the brackets and quotation marks that it opens.',
  rationale:
    'A text that breaks off after "the" or a comma, or never closes a bracket, was cut while someone copied it, and visitors wonder what is missing.',
  takesNotes: true,
  file: (file) => (file.isInEnglish ? [...inFields(file), ...inBody(file)] : []),
});

function inFields(file: CheckedFile): Finding[] {
  return file.fields.flatMap(({ path, value, schema: fieldSchema }) => {
    if (typeof value !== 'string' || refersTo(fieldSchema) !== undefined) return [];
    const problem = problemOf(value.trim());
    return problem ? file.at(path, problem) : [];
  });
}

function inBody(file: CheckedFile): Finding[] {
  return allNodes(file.tree).flatMap((parent) => {
    if (!('children' in parent)) return [];
    return parent.children.flatMap((node, index) => {
      if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return [];
      const next = parent.children[index + 1];
      const goesOn = parent.type === 'listItem' || (next !== undefined && !isText(next));
      const problem = problemOf(textOf(withoutCode(node)).trim(), next, goesOn);
      return problem ? file.atNode(node, problem) : [];
    });
  });
}

/** Code is not a sentence: its brackets and quotation marks have other rules. */
function withoutCode(node: Nodes): Nodes {
  if (node.type === 'inlineCode') return { ...node, value: 'code' };
  return 'children' in node ? ({ ...node, children: node.children.map(withoutCode) } as Nodes) : node;
}

function isText({ type }: Nodes): boolean {
  return type === 'paragraph' || type === 'heading';
}

/**
 * @param next what follows the text
 * @param goesOn whether that may end its last sentence, as a list does
 */
function problemOf(text: string, next?: Nodes, goesOn = false): Problem | undefined {
  const [end] = goesOn ? [] : (ARTICLE_AT_END.exec(text) ?? COMMA_AT_END.exec(text) ?? []);
  if (end !== undefined) {
    return {
      severity: 'warning',
      message: `This text ends with "${end}", as if the rest were missing.`,
      found: end,
      suggestion: 'Write the rest of the sentence, or end it before.',
    };
  }
  const mark = unbalancedIn(text);
  // A quotation of several paragraphs has an opening mark in each, and a closing mark only in the last.
  if (mark === undefined || (/^[“"]$/.test(mark) && next?.type === 'paragraph' && /^[“"]/.test(textOf(next))))
    return undefined;
  return {
    severity: 'warning',
    message: `This text has a ${mark} without its other half.`,
    found: mark,
    suggestion: 'Add the other half, or delete this one.',
  };
}
