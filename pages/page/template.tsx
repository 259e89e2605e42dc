import { defineTemplate, type Entry, isSection, type PageFacts } from 'sitewright';
import { site } from '../../components/model/lists/site';
import { hero } from '../../components/sections/hero/schema';
import { service } from '../solution/structured-data';
import { page } from './schema';
import { Sections } from './sections';

/** Sections that list the entries of a kind. */
const LISTS: readonly string[] = ['articles', 'releases', 'openings'];

/** A page that consists of sections. */
export default defineTemplate(page, {
  Page: ({ entry, body }) => <Sections entry={entry} body={body} sections={entry.data.sections} />,
  card({ data }, { list }) {
    const opening = data.sections.find((section) => isSection(section, hero));
    return { kicker: opening?.tagline ?? list(site).name, headline: opening?.title ?? data.title };
  },
  structuredData: (entry, facts) => ({
    ...(isService(entry, facts) && { subject: service(entry, facts) }),
    page: { '@type': typeOf(entry, facts) },
  }),
});

/** Whether it is a service page of the header, or a solution that consists of sections, such as /solutions/support. */
function isService({ address }: Entry<typeof page>, { content }: PageFacts): boolean {
  return address.startsWith('/solutions/') || content.list(site).services.some(({ page }) => page === address);
}

function typeOf({ address, data }: Entry<typeof page>, { content }: PageFacts) {
  if (address === content.list(site).contact.href) return 'ContactPage';
  return data.sections.some(({ type }) => LISTS.includes(type)) ? 'CollectionPage' : 'WebPage';
}
