import { type Content, type Entry, isSection, sectionsOf } from 'sitewright';
import type { Examples } from 'sitewright/react';
import { services } from '../services/schema';
import { Hero } from './hero';
import { hero } from './schema';

export const layout = 'bands';

/** The hero of a page with services, which provide its pictures. */
export function examples(_content: Content, pages: readonly Entry[]): Examples {
  const drawn = pages.flatMap((entry) => {
    const sections = sectionsOf(entry);
    const section = sections.find((each) => isSection(each, hero));
    return section && sections.some((each) => isSection(each, services) && each.booking)
      ? [[entry.data.name, <Hero key={entry.address} section={section} entry={entry} body={null} />]]
      : [];
  });
  return Object.fromEntries(drawn);
}
