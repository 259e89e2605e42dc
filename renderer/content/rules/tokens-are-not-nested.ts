import { atFieldPart } from '../graph/texts-in-file';
import { isSiteToken, tokensOf } from '../schema/tokens';
import { fieldsOf } from '../schema/walk-fields';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'A text in site.yaml does not refer to another text in site.yaml that has a token itself.',
  rationale:
    'Other pages use these texts too. A token inside a token would not be filled in there, and visitors would see the brackets.',
  checkFile: ({ file, list, schema, data }, { site }) => {
    if (list !== 'site') return [];
    return fieldsOf(schema, data).flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      return tokensOf(value).flatMap(({ id, start, end }) => {
        const meant: unknown = isSiteToken(id) ? Reflect.get(site, id.slice('site.'.length)) : undefined;
        if (typeof meant !== 'string' || tokensOf(meant).length === 0) return [];
        return atFieldPart(file, path, value, start, end, {
          message: `[[${id}]] stands for a text that has double brackets itself ("${meant}").`,
          found: `[[${id}]]`,
          suggestion: 'Write here what it says, or write the other text without double brackets.',
        });
      });
    });
  },
} satisfies Rule;
