import { fillPlaceholders, type SectionProps } from 'sitewright';
import { DateText, Stylesheet, useContent, useList } from 'sitewright/react';
import { type Claim, claims } from '../../model/lists/claims';
import { words } from '../../model/lists/words';
import { FoldBox } from '../../ui/fold-box';
import { HeaderCell } from '../../ui/header-cell';
import type { figures } from './schema';

/**
 * Every claim of the site in one table, by kind: its label, condition, source, and the pages that show it. Each group has its own
 * heads, without conditions where it has none. Links above it lead to the groups; on phones, all but the first are folded instead.
 */
export function Figures({ section }: SectionProps<typeof figures>) {
  const labels = useList(words);
  const { counts, condition, source } = labels.figures;
  const all = Object.entries(useList(claims));
  const groups = Object.entries(section.groups).map(([kind, group]) => {
    const shown = all.filter(([, claim]) => claim.kind === kind);
    const hasConditions = shown.some(([, claim]) => claim.condition);
    return { kind, ...group, shown, count: String(shown.length), hasConditions };
  });
  return (
    <div id={section.id} data-section="figures" className="frame band-l">
      <Stylesheet file="components/sections/figures/figures.css" />
      <nav aria-label={labels.legal.contents} className="figures-groups" data-md="skip">
        <ul>
          {groups.map(({ kind, title, count }) => (
            <li key={kind}>
              <a href={`#figures-${kind}`}>
                {title} <small>{count}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <table className="figures">
        {groups.map(({ kind, title, text, shown, count, hasConditions }, index) => (
          <tbody key={kind} id={`figures-${kind}`} className={index > 0 ? 'fold-group' : 'figures-lead'}>
            <tr>
              <th scope="rowgroup">
                <span className="type-note">{title}</span> {text && <span className="figures-text">{text}</span>}
                {index > 0 && <FoldBox label={fillPlaceholders(section.show, { count })} about={title} />}
              </th>
              <HeaderCell colSpan={hasConditions ? 1 : 2}>{counts}</HeaderCell>
              {hasConditions && <HeaderCell>{condition}</HeaderCell>}
              <HeaderCell>{source}</HeaderCell>
            </tr>
            {shown.map(([id, claim]) => (
              <FigureRow key={id} id={id} claim={claim} hasConditions={hasConditions} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function FigureRow({ id, claim, hasConditions }: { id: string; claim: Claim; hasConditions: boolean }) {
  return (
    <tr id={`figure-${id}`}>
      <th scope="row">
        <span className="figures-value">{claim.value}</span> {claim.label}
      </th>
      <td colSpan={hasConditions ? 1 : 2}>{claim.counts}</td>
      {hasConditions && <td className="text-soft">{claim.condition}</td>}
      <td>
        <Source id={id} claim={claim} />
      </td>
    </tr>
  );
}

/** The source and the period of a claim, and below them the day of its last check and the pages that name it. */
function Source({ id, claim }: { id: string; claim: Claim }) {
  const { naming } = useContent();
  const labels = useList(words);
  const { since, checked, pages } = labels.figures;
  const shown = naming(claims, id);
  return (
    <details className="figures-source">
      <summary data-md="label">
        {claim.source}, {since} {claim.since}
      </summary>
      <p>
        {checked} <DateText value={claim.checked} />.
      </p>
      {shown.length > 0 && (
        <p>
          {pages}:{' '}
          {shown.map(({ address, data }) => (
            <a key={address} href={address}>
              {data.name}
            </a>
          ))}
        </p>
      )}
    </details>
  );
}
