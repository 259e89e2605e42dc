import { defineRule } from 'sitewright';
import { type SiteFields, site } from '../../../components/model/lists/site';

export default defineRule({
  category: 'Fill in the fields',
  description: 'No two lists of the footer have the same link.',
  rationale: 'Visitors who look through the footer read the same line twice, and wonder what the difference is.',
  of: site,
  reads: { site },
  file: (file, { site: { footer } }) => {
    const lists = new Map<string, SiteFields['footer'][number]>();
    return footer.flatMap((list, index) =>
      list.links.flatMap(({ href }, at) => {
        const other = lists.get(href) ?? list;
        lists.set(href, other);
        // lists-have-no-duplicates reports duplicates in a single list.
        if (other === list) return [];
        return file.at(['footer', index, 'links', at, 'href'], {
          message: `The footer has a link to ${href} already, in the list "${other.title}".`,
          found: href,
          suggestion: 'Delete one of the two, or replace it with what you meant.',
        });
      }),
    );
  },
});
