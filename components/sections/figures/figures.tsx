import type { Claim } from '../../../renderer/content/schema/claims';
import { useContent } from '../../content-context';
import { DateText } from '../../ui/date-text';
import { HeaderCell } from '../../ui/header-cell';
import { ScrollingTable } from '../../ui/scrolling-table';
import type { SectionProps } from '../section-props';
import type { figures } from './schema';

/** The heading of a group stays in view when a narrow screen scrolls the table. */
const GROUP = 'sticky left-0 block w-[calc(100vw-2*var(--gutter))] md:w-auto';

const CELL = 'min-w-36 py-4 pr-6 align-top';

/** Every claim of the site in one table, by kind: what it counts, its condition, its source, and the pages that show it. */
export function Figures({ section }: SectionProps<typeof figures>) {
  const { claims, pagesOfClaims, words } = useContent();
  const ids = Object.keys(pagesOfClaims);
  const { figure, counts, condition, source } = words.figures;
  return (
    <div id={section.id} data-section="figures" className="frame pb-16 md:pb-28">
      <ScrollingTable className="w-full text-left md:table-fixed">
        <thead>
          <tr className="border-b-2 border-line">
            {[figure, counts, condition, source].map((column) => (
              <HeaderCell key={column} className="type-label py-3 pr-6 text-soft">
                {column}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        {Object.entries(section.groups).map(([kind, { title, text }]) => (
          <tbody key={kind}>
            <tr className="border-b-2 border-line">
              <th scope="rowgroup" colSpan={4} className="pt-14 pb-4 md:pt-20">
                <span className={`type-subject ${GROUP}`}>{title}</span>
                {text && <span className={`measure mt-2 font-normal text-soft ${GROUP}`}>{text}</span>}
              </th>
            </tr>
            {ids.map((id) => {
              const claim = claims[id];
              return claim?.kind === kind && <FigureRow key={id} id={id} claim={claim} />;
            })}
          </tbody>
        ))}
      </ScrollingTable>
    </div>
  );
}

function FigureRow({ id, claim }: { id: string; claim: Claim }) {
  const { since, checked } = useContent().words.figures;
  return (
    <tr id={`figure-${id}`} className="border-b border-rule">
      <th scope="row" className={CELL}>
        <span className="type-document block leading-tight text-hue">{claim.value}</span>
        <span className="block font-normal">{claim.label}</span>
      </th>
      <td className={CELL}>
        {claim.counts}
        <Pages id={id} />
      </td>
      <td className={CELL}>{claim.condition}</td>
      <td className={CELL}>
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

/** The pages that name a claim, as links. */
function Pages({ id }: { id: string }) {
  const { entries, pagesOfClaims, words } = useContent();
  const pages = (pagesOfClaims[id] ?? []).flatMap((address) => entries.get(address) ?? []);
  if (pages.length === 0) return null;
  return (
    <details className="type-small" data-md="note">
      <summary
        className="inline-flex min-h-11 cursor-pointer items-center text-soft underline lg:min-h-8"
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
