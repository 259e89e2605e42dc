import { type CheckedFile, defineRule, isPlaceholder } from 'sitewright';
import { type SiteFields, site } from '../../../components/model/lists/site';
import { hero } from '../../../components/sections/hero/schema';
import { hub } from '../../hub/schema';
import { solution } from '../../solution/schema';
import { page } from '../schema';

const YOU = /(?<![\p{L}\p{N}])you(?:r|rs|rself|rselves)?(?![\p{L}\p{N}])/iu;

export default defineRule({
  category: 'Write the text',
  description: 'The sentences below the headline of a page that sells say "you" or "your".',
  rationale:
    'A visitor asks what is in it for them. The home page, the service pages, the solutions and their columns answer that first, and only then say how it works.',
  reads: { site },
  file: (file, { site }) => {
    const lede = file.isInEnglish ? ledeOf(file, site) : undefined;
    if (!lede?.text || YOU.test(lede.text) || isPlaceholder(lede.text)) return [];
    return [
      file.at(lede.path, {
        message: 'This text does not say "you" or "your".',
        found: lede.text,
        suggestion: 'Begin with what the reader gets, such as:   Your customers book in the chat.',
      }),
    ];
  },
});

/** The text below the headline of a sales page. */
function ledeOf(file: CheckedFile, { services }: SiteFields) {
  if (file.isOf(solution) || file.isOf(hub)) return { path: ['answer'], text: file.data.answer };
  const { address = '' } = file;
  const sells = address === '/' || address.startsWith('/solutions/') || services.some(({ page }) => page === address);
  const [first] = file.isOf(page) && sells ? file.sections(hero) : [];
  return first && { path: [...first.path, 'description'], text: first.data.description };
}
