import type { Claim } from '../../../renderer/content/schema/claims';
import { useContent } from '../../content-context';
import { DateText } from '../../ui/date-text';
import type { SectionProps } from '../section-props';
import type { figures } from './schema';

/** On a phone each row is a block, and each cell has its label. */
const CELL = 'block py-1.5 align-top md:table-cell md:py-4 md:pr-6';

/** Every claim of the site in one table, by kind: what it counts, its condition, its source, and the pages that show it. */
export function Figures({ section }: SectionProps<typeof figures>) {
  const { claims, pagesOfClaims, words } = useContent();
  const ids = Object.keys(pagesOfClaims);
  const { figure, counts, condition, source } = words.figures;
  return (
    <div id={section.id} data-section="figures" className="frame pb-16 md:pb-28">
      <table className="block w-full text-left md:table md:table-fixed">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-b border-ink">
            {[figure, counts, condition, source].map((column) => (
              <th key={column} scope="col" className="type-label py-3 pr-6 text-soft">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(section.groups).map(([kind, { title, text }]) => (
          <tbody key={kind} className="block md:table-row-group">
            <tr className="block border-b border-ink md:table-row">
              <th scope="rowgroup" colSpan={4} className="block pt-14 pb-4 md:table-cell md:pt-20">
                <span className="type-title block">{title}</span>
                {text && <span className="measure mt-2 block font-normal text-soft">{text}</span>}
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
  const { words } = useContent();
  const { counts, condition, source, since, checked } = words.figures;
  return (
    <tr id={`figure-${id}`} className="block border-b border-rule py-4 md:table-row">
      <th scope="row" className={CELL}>
        <span className="type-figure-words block leading-tight text-hue">{claim.value}</span>
        <span className="block font-normal">{claim.label}</span>
      </th>
      <td className={CELL}>
        <CellLabel>{counts}</CellLabel>
        {claim.counts}
        <Pages id={id} />
      </td>
      <td className={CELL}>
        <CellLabel>{condition}</CellLabel>
        {claim.condition}
      </td>
      <td className={CELL}>
        <CellLabel>{source}</CellLabel>
        {claim.source}
        <span className="type-small block text-soft">
          {since} {claim.since}
        </span>
        <span className="type-small block text-soft">
          {checked} <DateText value={claim.checked} />
        </span>
      </td>
    </tr>
  );
}

/** The heading of its column, where a cell is a block of its own. */
function CellLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="type-label block text-soft md:hidden">
      {children}
    </span>
  );
}

/** The pages that name a claim, as links. */
function Pages({ id }: { id: string }) {
  const { entries, pagesOfClaims, words } = useContent();
  const pages = (pagesOfClaims[id] ?? []).flatMap((address) => entries.get(address) ?? []);
  if (pages.length === 0) return null;
  return (
    <details className="type-small" data-md="note">
      <summary
        className="inline-flex min-h-11 cursor-pointer items-center text-soft underline md:min-h-8"
        data-md="label"
      >
        {words.figures.pages}
      </summary>
      {pages.map(({ address, data }) => (
        <a
          key={address}
          href={address}
          className="mr-4 inline-flex min-h-11 min-w-11 items-center text-hue underline lg:min-h-8"
        >
          {data.name}
        </a>
      ))}
    </details>
  );
}
