import { ledeOf } from '../graph/headline';
import { languageOf } from '../graph/texts-in-file';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { SITE_LANGUAGE } from '../schema/language';
import type { Site } from '../schema/site';
import { isPlaceholder } from '../text/unfinished-text';
import type { Rule } from './rule';

const YOU = /(?<![\p{L}\p{N}])you(?:r|rs|rself|rselves)?(?![\p{L}\p{N}])/iu;

export default {
  category: 'Write the text',
  description: 'The sentences below the headline of a page that sells say "you" or "your".',
  rationale:
    'A visitor asks what is in it for them. The home page, the service pages, the solutions and their columns answer that first, and only then say how it works.',
  checkFile: (valid, { site }) => {
    const isChecked = languageOf(valid) === SITE_LANGUAGE && sells(valid, site);
    const lede = isChecked ? ledeOf(valid) : undefined;
    if (!lede || YOU.test(lede.text) || isPlaceholder(lede.text)) return [];
    return [
      diagnosticAtField(valid.file, lede.path, 'value', {
        message: 'This text does not say "you" or "your".',
        found: lede.text,
        suggestion: 'Begin with what the reader gets, such as:   Your customers book in the chat.',
      }),
    ];
  },
} satisfies Rule;

function sells({ collection, address = '' }: ValidFile, { services }: Site): boolean {
  if (collection === 'solution' || collection === 'hub') return true;
  const isSolution = address.startsWith('/solutions/') || address === '/';
  return collection === 'page' && (isSolution || services.some(({ page }) => page === address));
}
