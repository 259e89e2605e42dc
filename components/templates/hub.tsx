import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useContent, useEntry } from '../content-context';
import { ClosingBand } from '../ui/closing-band';
import { Icon } from '../ui/icon';
import { ProseText } from '../ui/prose';
import { QuestionList } from '../ui/question-list';
import { SectionHeading } from '../ui/section-heading';
import { Stylesheet } from '../ui/stylesheet';
import { TextLink } from '../ui/text-link';
import { assertKind } from './assert-kind';
import { EntryHead } from './entry-head';
import { HubItems } from './hub-items';
import type { PageProps } from './page-props';

/** A hub: the items of one column on lines, a guide to choose between them, the questions, the other columns. */
export function HubTemplate({ entry, body }: PageProps) {
  const { words, site } = useContent();
  const { data } = assertKind(entry, 'hub');
  const labels = words.hub;
  return (
    <>
      <Stylesheet file="templates/hub.css" />
      <EntryHead entry={entry} heading={data.heading} text={data.answer} />
      <section aria-labelledby="items" className="frame">
        <h2 id="items" className="sr-only">
          {fillPlaceholders(labels.items, { name: data.name })}
        </h2>
        <HubItems hub={data} />
      </section>

      <section aria-labelledby="choosing" className="frame cols band-l">
        <SectionHeading id="choosing" title={labels.choosing} rank="note" />
        <table className="note-body choosing">
          <thead className="sr-only">
            <tr>
              <th scope="col">{labels.need}</th>
              <th scope="col">{labels.fit}</th>
            </tr>
          </thead>
          <tbody>
            {data.choosing.map((choice) => (
              <Choice key={choice.need} {...choice} />
            ))}
          </tbody>
        </table>
      </section>

      <div className="frame band-l">
        <ProseText look="notes">{body}</ProseText>
      </div>

      <section aria-labelledby="questions" className="frame cols band-l">
        <SectionHeading id="questions" title={fillPlaceholders(labels.questions, { name: data.name })} rank="note" />
        <div className="note-body">
          <QuestionList items={data.questions} />
        </div>
      </section>

      <Others entry={entry} />

      <ClosingBand
        {...data.closing}
        primary={{ label: words.solution.ctaButton, href: site.contact.href }}
        secondary={{ label: words.solution.ctaSecondary, href: data.service }}
      />
    </>
  );
}

/** Which item fits a need: its object, the need, the link, and why. */
function Choice({ need, page, why }: { need: string; page: string; why: string }) {
  const target = useEntry(page);
  return (
    <tr>
      <th scope="row">
        {target.kind === 'solution' && <Icon name={target.data.icon} />}
        <span>{need}</span>
      </th>
      <td>
        <TextLink href={page}>{target.data.name}</TextLink>
        <p data-md="details">{why}</p>
      </td>
    </tr>
  );
}

/** The service, and its other hubs. */
function Others({ entry }: Pick<PageProps, 'entry'>) {
  const { words, lists } = useContent();
  const { data, address } = assertKind(entry, 'hub');
  const service = useEntry(data.service);
  const others = lists.hubs.filter((hub) => hub.data.service === data.service && hub.address !== address);
  return (
    <nav aria-labelledby="others" className="frame band-m">
      <h2 id="others" className="type-note border-t-2 border-line pt-4">
        {words.hub.others}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-10">
        {[service, ...others].map((other) => (
          <li key={other.address}>
            <TextLink href={other.address}>{other.data.name}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
