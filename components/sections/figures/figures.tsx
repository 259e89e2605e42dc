import type { Claim } from '../../../renderer/content/schema/claims';
import { useContent } from '../../content-context';
import { DateText } from '../../ui/date-text';
import { FoldBox } from '../../ui/fold-box';
import { HeaderCell } from '../../ui/header-cell';
import { Stylesheet } from '../../ui/stylesheet';
import type { SectionProps } from '../section-props';
import type { figures } from './schema';

/**
 * Every claim of the site in one table, by kind: what it counts, its condition, its source, and the pages that show it. On phones
 * the groups after the first are folded.
 */
export function Figures({ section }: SectionProps<typeof figures>) {
  const { claims, pagesOfClaims, words } = useContent();
  const { figure, counts, condition, source } = words.figures;
  const ids = Object.keys(pagesOfClaims);
  return (
    <div id={section.id} data-section="figures" className="frame band-l">
      <Stylesheet file="sections/figures/figures.css" />
      <table className="figures">
        <thead>
          <tr>
            {[figure, counts, condition, source].map((column) => (
              <HeaderCell key={column}>{column}</HeaderCell>
            ))}
          </tr>
        </thead>
        {Object.entries(section.groups).map(([kind, { title, text }], index) => (
          <tbody key={kind} className={index > 0 ? 'fold-group' : 'figures-lead'}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                <span className="type-note">{title}</span> {text && <span className="figures-text">{text}</span>}
                {index > 0 && <FoldBox label={section.show} about={title} />}
              </th>
            </tr>
            {ids.map((id) => {
              const claim = claims[id];
              return claim?.kind === kind && <FigureRow key={id} id={id} claim={claim} />;
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function FigureRow({ id, claim }: { id: string; claim: Claim }) {
  return (
    <tr id={`figure-${id}`}>
      <th scope="row">
        <span className="figures-value">{claim.value}</span> {claim.label}
      </th>
      <td>{claim.counts}</td>
      <td className="text-soft">{claim.condition}</td>
      <td>
        <Source id={id} claim={claim} />
      </td>
    </tr>
  );
}

/** Where a claim comes from, and below that since when, when it was checked, and the pages that name it. */
function Source({ id, claim }: { id: string; claim: Claim }) {
  const { entries, pagesOfClaims, words } = useContent();
  const { since, checked, pages } = words.figures;
  const shown = (pagesOfClaims[id] ?? []).flatMap((address) => entries.get(address) ?? []);
  return (
    <details className="figures-source">
      <summary data-md="label">{claim.source}</summary>
      <p>
        {since} {claim.since}. {checked} <DateText value={claim.checked} />.
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
