import type { Entry } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { site } from '../../components/model/lists/site';
import { words } from '../../components/model/lists/words';
import { applyLink } from '../../components/ui/apply-link';
import { Hook } from '../../components/ui/hook';
import { UnpublishedMark } from '../../components/ui/unpublished-mark';
import { isClosed } from './is-closed';
import type { opening } from './schema';

/** Openings as empty hooks on the line above: the title links to its page, and the link under it is for applying. */
export function OpeningHooks({ openings }: { openings: readonly Entry<typeof opening>[] }) {
  const { today } = useContent();
  const agency = useList(site);
  const labels = useList(words).opening;
  return (
    <ul className="hooks hooks-four opening-hooks">
      <Stylesheet file="pages/opening/opening-hooks.css" />
      {openings.map(({ address, data, ends, state }) => (
        <li key={address}>
          <Hook tool={data.tool ?? 'lantern'} isEmpty />
          <h3>
            <a href={address}>{data.heading}</a>
            <UnpublishedMark state={state} />
          </h3>
          <p className="type-stamp my-2 w-fit rounded-sm bg-ticket px-2.5 py-1 text-balance text-on-ticket">
            {data.department}, {data.location}, {data.type}
          </p>
          <p className="type-text text-soft">{data.summary}</p>
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
