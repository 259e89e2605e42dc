import type { Problem } from '../diagnostics/diagnostic';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A file has straight quotation marks or curly ones, not both.',
  rationale:
    'A mix usually comes from pasting from a word processor, and looks careless. Those of other languages („…“, « … ») stay as they are.',
  fix: 'Makes all of them straight.',
  takesNotes: true,
  file: (file) => {
    const texts = file.texts({ pattern: /["'“”‘’]/, lang: 'en' });
    if (!texts.some(({ text }) => /["']/.test(text))) return [];
    const curly = texts.flatMap((block) =>
      block.find(/[“”‘’]/g, ({ 0: found, index }) =>
        block.isInForeignMarks(index, index + 1) ? undefined : problemOf(found),
      ),
    );
    const [first] = curly;
    if (!first) return [];
    // One cause is one error: its fix straightens all marks.
    const edits = curly.flatMap(({ fix }) => fix ?? []);
    return [{ ...first, fix: edits.length === curly.length ? edits : undefined }];
  },
});

function problemOf(found: string): Problem {
  return {
    message: `This quotation mark is curly (${found}), but the file has straight ones (" and ') as well.`,
    found,
    suggestion: 'Write straight ones everywhere; the keyboard types them.',
    replacement: /[“”]/.test(found) ? '"' : "'",
  };
}
