import { isScalar, visit } from 'yaml';
import { type Diagnostic, rangeAt } from '../diagnostics/diagnostic';
import { inFile } from '../steps/places';
import type { Rule } from './rule';

export const commentsCutNoText: Rule = {
  task: 'Write the front matter',
  demand: 'A # behind a value has a space behind it, as a note to yourself has.',
  why: 'In the fields, a space and a # begin a note that is not shown. "We are #1" would be on the page as "We are".',
  checkFile: ({ file }) => {
    const found: Diagnostic[] = [];
    visit(file.yaml, {
      Scalar: (_key, node) => {
        if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return;
        const end = file.yamlOffset + node.range[1];
        const [note] = /^[ \t]+#[^\s#][^\r\n]*/.exec(file.text.slice(end)) ?? [];
        if (note === undefined) return;
        const start = end + note.indexOf('#');
        const problem = {
          code: 'comments-cut-no-text',
          severity: 'warning',
          message: `From the # on, this is a note to yourself that nobody is shown: ${note.trim()}`,
          found: note.trim(),
          suggestion: 'Put the whole value in quotes if it belongs to it, or write a space behind the #.',
        } as const;
        found.push(inFile(file, rangeAt(file.text, start, end + note.length), problem));
      },
    });
    return found;
  },
};
