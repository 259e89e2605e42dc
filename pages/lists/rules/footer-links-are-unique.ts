import { comparableText, defineRule } from 'sitewright';
import { type SiteFields, site } from '../../../components/model/lists/site';

export default defineRule({
  category: 'Fill in the fields',
  description: 'No two lists of the footer have the same link, or the same words for two.',
  rationale: 'Visitors who look through the footer read the same line twice, and wonder what the difference is.',
  of: site,
  reads: { site },
  file: (file, { site: { footer } }) => {
    const lists = new Map<string, SiteFields['footer'][number]>();
    return footer.flatMap((list, index) =>
      list.links.flatMap((link, at) => {
        // lists-have-no-duplicates reports duplicates in a single list.
        const again = (['href', 'label'] as const).find((key) => {
          const other = lists.get(comparableText(link[key])) ?? list;
          lists.set(comparableText(link[key]), other);
          return other !== list;
        });
        if (!again) return [];
        const words = again === 'href' ? `a link to ${link.href}` : `"${link.label}"`;
        return file.at(['footer', index, 'links', at, again], {
          message: `The footer has ${words} already, in the list "${lists.get(comparableText(link[again]))?.title}".`,
          found: link[again],
          suggestion: 'Delete one of the two, or replace it with what you meant.',
        });
      }),
    );
  },
});
