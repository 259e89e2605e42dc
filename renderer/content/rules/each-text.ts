import { visit } from 'unist-util-visit';
import { type Diagnostic, rangeAt } from '../diagnostics/diagnostic';
import { eachField } from '../schema/walk';
import type { ValidFile } from '../steps/link';
import { atField, atPart, inFile } from '../steps/parse';

type Problem = Pick<Diagnostic, 'code' | 'message'> & Partial<Diagnostic>;

/** A text that visitors read, and the way to place a diagnostic on a part of it. */
interface Copy {
  text: string;
  /** A diagnostic at a part of the text, where the part is found in the source as it is. */
  at: (part: string, problem: Problem) => Diagnostic;
}

/** Every text of a file that visitors read: the fields that are no references, and the runs of the body. */
export function eachText({ file, schema, data }: ValidFile): Copy[] {
  const texts: Copy[] = [];
  for (const { path, value, schema: fieldSchema } of eachField(schema, data)) {
    if (typeof value !== 'string' || fieldSchema.meta()?.refersTo !== undefined) continue;
    texts.push({
      text: value,
      at: (part, problem) => atPart(file, path, part, problem) ?? atField(file, path, 'value', problem),
    });
  }
  visit(file.tree, 'text', (node) => {
    const from = node.position?.start.offset ?? 0;
    texts.push({
      text: node.value,
      at(part, problem) {
        const start = Math.max(from, file.body.indexOf(part, from));
        return inFile(file, rangeAt(file.body, start, start + part.length), problem);
      },
    });
  });
  return texts;
}
