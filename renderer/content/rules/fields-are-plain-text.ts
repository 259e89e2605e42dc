import type { Finding, Problem } from '../diagnostics/diagnostic';
import { refersTo } from '../schema/fields/reference';
import { defineRule } from './define-rule';

/** The markup of bodies, with its names. An asterisk or hyphen in a sum is not markup. */
const MARKUP: readonly RegExp[] = [
  // A link, bold words, or a tag.
  /\[[^\][]+\]\([^()\s]*\)|\*\*[^*\s][^*]*\*\*|<\/?[A-Za-z][A-Za-z0-9]*(?:\s[^<>]*)?>/,
  // Bold words that never end.
  /(?<![\w*])\*\*(?=[\p{L}\p{N}])/u,
  // Emphasized, deleted, and code.
  /(?<![\p{L}\p{N}*])\*(?![\s*])[^*\n]*(?<!\s)\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_])_(?![\s_])[^_\n]*(?<!\s)_(?![\p{L}\p{N}_])/u,
  /~~[^~\s][^~]*~~|`[^`\n]+`/,
  // A heading.
  /^#{2,6}(?=\s)/m,
];

export default defineRule({
  category: 'Fill in the fields',
  description:
    'Fields contain plain text: no links, no **bold**, *emphasized* or `code` words, no ## headings, no tags.',
  rationale:
    'Only the text below the front matter is Markdown. In a field, visitors would read the brackets and asterisks.',
  file: (file) =>
    file.fields.flatMap(({ path, value, schema: fieldSchema }): Finding[] => {
      if (typeof value !== 'string' || refersTo(fieldSchema)) return [];
      const match = MARKUP.map((each) => each.exec(value)).find((each) => each !== null);
      if (!match) return [];
      const part = { path, text: value, start: match.index, end: match.index + match[0].length };
      return [file.atPart(part, problemOf(match[0]))];
    }),
});

function problemOf(found: string): Problem {
  return {
    message: `A field is shown exactly as written, including the markup: ${found}.`,
    found,
    suggestion: 'Write plain words. Links and bold words belong in the text below the front matter.',
  };
}
