import { useContent } from '../content-context';
import { DateText } from '../ui/date-text';
import { ProseText } from '../ui/prose';
import { Stylesheet } from '../ui/stylesheet';
import { TextLink } from '../ui/text-link';
import { Toc } from '../ui/toc';
import { assertKind } from './assert-kind';
import { EntryHead } from './entry-head';
import type { PageProps } from './page-props';

/** A legal text: its summary and date at the top, the contents in the margin, sections with their numerals beside them. */
export function LegalTemplate({ entry, body }: PageProps) {
  const { words, lists } = useContent();
  const { data, address, headings } = assertKind(entry, 'legal');
  const others = lists.legal.filter((other) => other.address !== address);
  return (
    <article>
      <Stylesheet file="templates/reading.css" />
      <EntryHead entry={entry} heading={data.heading} rank="document" text={data.summary}>
        <p className="document-facts">
          {words.legal.updated}: <DateText value={data.updated} />
        </p>
      </EntryHead>
      <div className="frame reading">
        <Toc title={words.legal.contents} headings={headings} numbered />
        <ProseText look="clauses">{body}</ProseText>
      </div>
      <nav aria-labelledby="other-texts" className="frame band-m" data-noprint>
        <h2 id="other-texts" className="type-note border-t-2 border-line pt-4">
          {words.legal.others}
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
