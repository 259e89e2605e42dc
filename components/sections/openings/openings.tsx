import { useId } from 'react';
import { site } from '../../../pages/lists/site';
import { words } from '../../../pages/lists/words';
import { opening } from '../../../pages/opening/schema';
import { isClosed } from '../../../renderer/content/schema/publication';
import type { SectionProps } from '../../../renderer/content/schema/with-component';
import { useContent, useList } from '../../../renderer/react/content-context';
import { Stylesheet } from '../../../renderer/react/stylesheet';
import { applyLink } from '../../ui/apply-link';
import { Hook } from '../../ui/hook';
import { SectionHeading } from '../../ui/section-heading';
import { UnpublishedMark } from '../../ui/unpublished-mark';
import type { openings } from './schema';

/** Every opening as an empty hook: its title leads to its page, and the link under it applies. */
export function Openings({ section }: SectionProps<typeof openings>) {
  const { today, all } = useContent();
  const agency = useList(site);
  const labels = useList(words).opening;
  const titleId = useId();
  const { id, type, title, text, link } = section;
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} className="frame band-l openings">
      <Stylesheet file="components/sections/openings/openings.css" />
      <SectionHeading id={titleId} title={title} text={text} link={link} rank="plain" />
      <div className="wind" />
      <ul className="hooks hooks-four">
        {all(opening).map(({ address, data, ends, state }) => (
          <li key={address}>
            <Hook tool={data.tool ?? 'lantern'} isEmpty />
            <h3>
              <a href={address}>{data.heading}</a>
              <UnpublishedMark state={state} />
            </h3>
            <p className="opening-facts">
              {data.department}, {data.location}, {data.type}
            </p>
            <p className="type-small text-soft">{data.summary}</p>
            <p>
              {isClosed({ ends }, today) ? (
                labels.closed
              ) : (
                <a className="link" href={applyLink(data.heading, agency, labels)}>
                  {labels.apply}
                  <span className="sr-only">: {data.heading}</span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
