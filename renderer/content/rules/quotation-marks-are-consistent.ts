import type { Problem } from '../diagnostics/diagnostic';
import { textsIn } from '../graph/texts-in-file';
import type { Rule } from './rule';

export default {
  category: 'Write the text',
  description: 'A file has straight quotation marks or curly ones, not both.',
  rationale: 'A mix usually comes from pasting from a word processor, and looks careless.',
  fix: 'Makes all of them straight.',
  checkFile: (valid) => {
    const texts = textsIn(valid);
    if (!texts.some(({ text }) => /["']/.test(text))) return [];
    const curly = texts.flatMap(({ text, at }) =>
      [...text.matchAll(/[“”‘’]/g)].map(({ 0: found, index }) => at(index, index + 1, problemOf(found))),
    );
    const [first] = curly;
    if (!first) return [];
    // One cause is one error: its fix straightens all of them.
    const edits = curly.flatMap(({ fix }) => fix ?? []);
    return [{ ...first, fix: edits.length === curly.length ? edits : undefined }];
  },
} satisfies Rule;

function problemOf(found: string): Problem {
  return {
    message: `This quotation mark is curly (${found}), but the file has straight ones (" and ') as well.`,
    found,
    suggestion: 'Write straight ones everywhere; the keyboard types them.',
    replacement: /[“”]/.test(found) ? '"' : "'",
  };
}
