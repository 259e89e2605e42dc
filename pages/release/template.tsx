import type { NewsArticle } from 'schema-dts';
import { defineTemplate, type Entry, type PageFacts, type PageProps, publisher } from 'sitewright';
import { DateText, Stylesheet, useList } from 'sitewright/react';
import { site } from '../../components/model/lists/site';
import { words } from '../../components/model/lists/words';
import { places } from '../../components/model/places';
import { CoverPhoto } from '../../components/ui/cover-photo';
import { EntryHead } from '../../components/ui/entry-head';
import { phoneLink } from '../../components/ui/phone-link';
import { ProseText } from '../../components/ui/prose';
import { TextLink } from '../../components/ui/text-link';
import { writtenText } from '../article/structured-data';
import { release } from './schema';

/** A press release, with the media contact in the margin and a text about the agency at the end. */
function Page({ entry, body }: PageProps<Entry<typeof release>>) {
  const agency = useList(site);
  const labels = useList(words);
  const { data } = entry;
  return (
    <article>
      <Stylesheet file="components/ui/reading.css" />
      <EntryHead entry={entry} heading={data.heading} rank="document" text={data.excerpt}>
        <p className="document-facts">
          {labels.release.place}, <DateText value={data.date} />
        </p>
        {data.photo && <CoverPhoto photo={data.photo} place="full" />}
      </EntryHead>
      <div className="frame reading">
        <aside role="note" className="reading-aside pt-3 border-t-2 border-line">
          <h2 className="type-item">{labels.release.contact}</h2>
          <ul>
            <li className="border-b border-rule">
              <a className="flex items-center min-h-11" href={`mailto:${agency.pressEmail}`}>
                {agency.pressEmail}
              </a>
            </li>
            <li className="border-b border-rule">
              <a className="flex items-center min-h-11" href={phoneLink(agency.telephone)}>
                {agency.telephone}
              </a>
            </li>
          </ul>
          <TextLink href="/press">{labels.release.all}</TextLink>
        </aside>
        <div className="reading-text">
          <ProseText>{body}</ProseText>
          <section className="reading-end grid gap-3 band-s">
            <h2 className="type-note">
              {labels.release.about} {agency.name}
            </h2>
            <p>{agency.blurb}</p>
          </section>
        </div>
      </div>
    </article>
  );
}

export default defineTemplate(release, {
  Page,
  card: ({ data }) => ({ headline: data.heading, photo: data.photo }),
  news: ({ data }) => ({
    title: data.heading,
    summary: data.excerpt,
    photo: data.photo && { ...data.photo, place: places.full },
  }),
  structuredData: (entry, facts) => ({ subject: newsArticle(entry, facts) }),
});

/** A press release, with the agency as author. */
function newsArticle(entry: Entry<typeof release>, facts: PageFacts) {
  const agency = publisher(facts.content.list(site).name, facts);
  return {
    '@type': 'NewsArticle',
    ...writtenText(entry, facts),
    inLanguage: entry.data.lang ?? facts.content.language,
    author: agency,
    publisher: agency,
  } satisfies NewsArticle;
}
