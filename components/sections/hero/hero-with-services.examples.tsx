import { type Content, isSection } from 'sitewright';
import type { Examples } from '../../examples';
import { page } from '../../model/kinds/page';
import { services } from '../services/schema';
import { Hero } from './hero';
import { hero } from './schema';

export const layout = 'bands';

/** The hero of a page with services, which provide its pictures. */
export function examples(content: Content): Examples {
  const pages = content.all(page).flatMap((entry) => {
    const { sections } = entry.data;
    const section = sections.find((each) => isSection(each, hero));
    return section && sections.some((each) => isSection(each, services) && each.booking)
      ? [[entry.data.name, <Hero key={entry.address} section={section} entry={entry} body={null} />]]
      : [];
  });
  return Object.fromEntries(pages);
}
