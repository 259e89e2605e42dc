import { type Entry, isClosed } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import type { opening } from '../model/kinds/opening';
import { site } from '../model/lists/site';
import { words } from '../model/lists/words';
import { applyLink } from './apply-link';
import { Hook } from './hook';
import { UnpublishedMark } from './unpublished-mark';

/** Openings as empty hooks on the line above: the title links to its page, and the link under it is for applying. */
export function OpeningHooks({ openings }: { openings: readonly Entry<typeof opening>[] }) {
  const { today } = useContent();
  const agency = useList(site);
  const labels = useList(words).opening;
  return (
    <ul className="hooks hooks-four opening-hooks">
      <Stylesheet file="components/ui/opening-hooks.css" />
      {openings.map(({ address, data, ends, state }) => (
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
  );
}
