import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';
import type { Path } from '../schema/walk-fields';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the front matter',
  description: 'An entry of a list between square brackets has no comma of its own, or is in quotes.',
  rationale: 'Between brackets, a comma begins the next entry: [1,000 sockets] is a list of "1" and "000 sockets".',
  file: (file) =>
    file.fields.flatMap(({ path, value }) => {
      const source = Array.isArray(value) ? file.source(path)?.source : undefined;
      return source?.startsWith('[') ? partedIn(source, path, file) : [];
    }),
});

/** Such a word continues the entry before it, if that begins with a capital letter. */
const CONTINUES = /^(?:and|or|but|with|without|for|from|in|on|at|of|to|by|as|so|which|who|that|not|even|plus)\s/;

function partedIn(source: string, path: Path, file: CheckedFile): Finding[] {
  // A comma between quotation marks begins nothing.
  const entries = source.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (text) => text.replaceAll(',', ' ')).split(',');
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1]?.replace('[', '').trimStart() ?? '';
    const isNumber = /\d$/.test(before) && /^\d{3}(?!\d)/.test(entry);
    const goesOn = file.isInEnglish && /^\p{Lu}/u.test(before) && CONTINUES.test(entry.trimStart());
    if (index === 0 || !(isNumber || goesOn)) return [];
    const whole = `${before},${entry.replace(/\]\s*$/, '').trimEnd()}`;
    return file.at([...path, index], {
      ...(!isNumber && { severity: 'warning' }),
      message: `The comma begins another entry of the list here: ${whole}`,
      found: whole,
      suggestion: `If this is one entry, put it in quotes:   "${whole}"`,
    });
  });
}
