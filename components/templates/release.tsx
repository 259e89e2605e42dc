import { useContent } from '../content-context';
import { DateText } from '../ui/date-text';
import { phoneLink } from '../ui/phone-link';
import { ProseText } from '../ui/prose';
import { Stylesheet } from '../ui/stylesheet';
import { TextLink } from '../ui/text-link';
import { assertKind } from './assert-kind';
import { EntryHead } from './entry-head';
import type { PageProps } from './page-props';

/** A press release: the media contact is in the margin, and about the agency at the end. */
export function ReleaseTemplate({ entry, body }: PageProps) {
  const { site, words } = useContent();
  const { data } = assertKind(entry, 'release');
  return (
    <article>
      <Stylesheet file="templates/reading.css" />
      <EntryHead entry={entry} heading={data.heading} rank="document" text={data.excerpt}>
        <p className="document-facts">
          {words.release.place}, <DateText value={data.date} />
        </p>
      </EntryHead>
      <div className="frame reading">
        <aside className="reading-aside">
          <h2 className="type-item">{words.release.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${site.pressEmail}`}>{site.pressEmail}</a>
            </li>
            <li>
              <a href={phoneLink(site.telephone)}>{site.telephone}</a>
            </li>
          </ul>
          <TextLink href="/press">{words.release.all}</TextLink>
        </aside>
        <div className="reading-text">
          <ProseText>{body}</ProseText>
          <section className="reading-end">
            <h2 className="type-note">
              {words.release.about} {site.name}
            </h2>
            <p>{site.blurb}</p>
          </section>
        </div>
      </div>
    </article>
  );
}
