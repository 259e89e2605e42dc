import { useId } from 'react';
import { isClosed } from '../../../renderer/content/schema/publication';
import { useContent } from '../../content-context';
import { applyLink } from '../../ui/apply-link';
import { Hook } from '../../ui/hook';
import { SectionHeading } from '../../ui/section-heading';
import { Stylesheet } from '../../ui/stylesheet';
import { UnpublishedMark } from '../../ui/unpublished-mark';
import type { SectionProps } from '../section-props';
import type { openings } from './schema';

/** Every opening as an empty hook: its title leads to its page, and the link under it applies. */
export function Openings({ section }: SectionProps<typeof openings>) {
  const { site, words, today, lists } = useContent();
  const titleId = useId();
  const { id, type, title, text, link } = section;
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} className="frame band-l openings">
      <Stylesheet file="sections/openings/openings.css" />
      <SectionHeading id={titleId} title={title} text={text} link={link} rank="plain" />
      <div className="wind" />
      <ul className="hooks hooks-four">
        {lists.openings.map(({ address, data, state }) => (
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
              {isClosed(data, today) ? (
                words.opening.closed
              ) : (
                <a className="link" href={applyLink(data.heading, site, words)}>
                  {words.opening.apply}
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
