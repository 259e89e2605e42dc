import { defineTemplate, type Entry, type PageProps, toTimestamp } from 'sitewright';
import { DateText, Stylesheet, useContent, useList } from 'sitewright/react';
import { words } from '../../components/model/lists/words';
import { EntryHead } from '../../components/ui/entry-head';
import { ProseText } from '../../components/ui/prose';
import { TextLink } from '../../components/ui/text-link';
import { Toc } from '../../components/ui/toc';
import { legal } from './schema';

/** A legal text: summary and date at the top, the table of contents in the margin, section numerals beside the sections. */
function Page({ entry, body }: PageProps<Entry<typeof legal>>) {
  const labels = useList(words);
  const { data, address, headings } = entry;
  const others = useContent()
    .all(legal)
    .filter((other) => other.address !== address);
  return (
    <article>
      <Stylesheet file="components/ui/reading.css" />
      <EntryHead entry={entry} heading={data.heading} rank="document" text={data.summary}>
        <p className="document-facts">
          {labels.legal.updated}: <DateText value={data.updated} />
        </p>
      </EntryHead>
      <div className="frame reading">
        <Toc title={labels.legal.contents} headings={headings} numbered />
        <ProseText look="clauses">{body}</ProseText>
      </div>
      <nav aria-labelledby="other-texts" className="frame band-m" data-noprint>
        <h2 id="other-texts" className="type-note border-t-2 border-line pt-4">
          {labels.legal.others}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-10">
          {others.map((other) => (
            <li key={other.address}>
              <TextLink href={other.address}>{other.data.name}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

export default defineTemplate(legal, {
  Page,
  card: ({ data }, { list }) => ({ kicker: list(words).footer.legal, headline: data.heading }),
  structuredData: ({ data }) => ({ page: { dateModified: toTimestamp(data.updated) } }),
});
