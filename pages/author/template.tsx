import { defineTemplate, type Entry, type PageProps, type SectionData, type SectionOf } from 'sitewright';
import { useContent, useList } from 'sitewright/react';
import { words } from '../../components/model/lists/words';
import type { details } from '../../components/sections/details/schema';
import type { hero as heroSection } from '../../components/sections/hero/schema';
import { Portrait } from '../../components/ui/portrait';
import { articlesIn, type articles as articlesSection } from '../article/articles/schema';
import { Sections } from '../page/sections';
import { author } from './schema';
import { authorData } from './structured-data';

/** An author: name and role, articles, and ways to get in touch. Further pages have only articles. */
function Page({ entry, body }: PageProps<Entry<typeof author>>) {
  const content = useContent();
  const labels = useList(words);
  const { name, role, portrait } = entry.data;
  const hero: SectionOf<typeof heroSection> = {
    type: 'hero',
    tagline: labels.author.tagline,
    title: name,
    description: role,
  };
  const articles: SectionOf<typeof articlesSection> = {
    type: 'articles',
    title: labels.author.articles,
    author: entry.id,
  };
  const items = waysToReach(entry.data, labels.author.email);
  const reach: SectionOf<typeof details>[] =
    items.length > 0 ? [{ type: 'details', title: labels.author.reach, items }] : [];
  const hasArticles = articlesIn(articles, content).length > 0;
  const others: SectionData[] = [...(hasArticles ? [articles] : []), ...reach];
  if (entry.continues) return <Sections entry={entry} body={body} sections={[articles]} />;
  if (!portrait) return <Sections entry={entry} body={body} sections={[hero, ...others]} />;
  return (
    <>
      <Sections entry={entry} body={body} sections={[hero]} />
      <div className="frame band-s">
        <Portrait name={portrait} of={name} size="large" />
      </div>
      <Sections entry={entry} body={body} sections={others} />
    </>
  );
}

function waysToReach({ email, links = [] }: Entry<typeof author>['data'], label: string) {
  const mail = email === undefined ? [] : [{ label, value: email, href: `mailto:${email}` }];
  const others = links.map((link) => ({
    ...link,
    value: link.href.replace(/^(?:https:\/\/|mailto:|tel:)/, '').replace(/\/$/, ''),
  }));
  return [...mail, ...others];
}

export default defineTemplate(author, {
  Page,
  card: ({ data }, { list }) => ({ kicker: list(words).author.tagline, headline: data.name }),
  structuredData: ({ id }, facts) => ({ page: { '@type': 'ProfilePage', mainEntity: authorData(id, facts) } }),
});
