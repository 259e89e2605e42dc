import type { Content, Entry } from 'sitewright';
import { inStates, longWords } from '../../components/examples';
import { words } from '../../components/model/lists/words';
import { solution } from '../solution/schema';
import { ItemLink } from './item-link';
import { hub } from './schema';

export function examples(content: Content) {
  const listOf = (items: Entry<typeof hub>['data']['items']) => (
    <ul className="border-t border-ink">
      {items.map((item) => (
        <ItemLink key={item.page} item={item} featured={content.list(words).columns.featured} />
      ))}
    </ul>
  );
  const featured = content.all(solution).filter(({ data }) => data.featured);
  const isFeatured = ({ page }: { page: string }) => featured.some(({ address }) => address === page);
  const items = content.all(hub).find(({ data }) => data.items.some(isFeatured))?.data.items ?? [];
  const [first, second] = items;
  return {
    ...inStates(listOf(items), 'a column with its featured item, ', ['hover', 'focus-visible']),
    ...(first &&
      second && {
        'long words of its own': listOf([
          {
            page: first.page,
            name: 'Otorhinolaryngological reservations',
            description: 'Interdepartmental telecommunications responsibilities, internationalized for every branch.',
          },
          { page: second.page, name: longWords, description: 'Short.' },
        ]),
      }),
  };
}
