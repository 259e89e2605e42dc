import type { Finding, Problem } from '../diagnostics/diagnostic';
import { atFieldPart } from '../graph/texts-in-file';
import { refersTo } from '../schema/fields/reference';
import { fieldsOf } from '../schema/walk-fields';
import type { Rule } from './rule';

/** A link, bold words, or a tag, as they are written below the front matter. */
const MARKUP = /\[[^\][]+\]\([^()\s]*\)|\*\*[^*\s][^*]*\*\*|<\/?[A-Za-z][A-Za-z0-9]*(?:\s[^<>]*)?>/;

export default {
  category: 'Fill in the fields',
  description: 'Fields contain plain text: no links, no **bold**, no tags.',
  rationale:
    'Only the text below the front matter is Markdown. In a field, visitors would read the brackets and asterisks.',
  checkFile: ({ file, schema, data }) =>
    fieldsOf(schema, data).flatMap(({ path, value, schema: fieldSchema }): Finding[] => {
      if (typeof value !== 'string' || refersTo(fieldSchema)) return [];
      const match = MARKUP.exec(value);
      if (!match) return [];
      return [atFieldPart(file, path, value, match.index, match.index + match[0].length, problemOf(match[0]))];
    }),
} satisfies Rule;

function problemOf(found: string): Problem {
  return {
    message: `A field is shown exactly as written, including the markup: ${found}.`,
    found,
    suggestion: 'Write plain words. Links and bold words belong in the text below the front matter.',
  };
}
