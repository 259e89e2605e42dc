import { isUnlinked } from './files-shown';
import type { MapFile } from './map-file';
import { type Section, structureOf } from './structure';
import { type Spoke, type Wheel, wheelOf } from './structure-layout';

/** How many pages fit on the rim with readable names. */
const ROOM = 170;
/** The space around the rim for the names of pages, in units of the picture, and how many letters fit. */
const LABEL = 160;
const LABEL_LETTERS = 24;

/** The structure of the site: a picture, and the same as a list. */
export function StructurePicture({ files }: { files: readonly MapFile[] }) {
  const sections = structureOf(files, ROOM);
  const pages = files.filter(({ address }) => address !== undefined).length;
  return (
    <div className="content-map-structure">
      <figure>
        <WheelPicture wheel={wheelOf(sections)} />
        <figcaption>
          All {pages} pages of the site, by section and column. A line is a link from one page to another, in the color
          of the page that it starts from; point at a name to see only its links. The more pages link to a page, the
          larger its dot. A hollow dot is a page that the public site does not have, a red ring means errors or
          warnings, and a dashed ring that nothing links to the page.
        </figcaption>
      </figure>
      <details>
        <summary>The same as a list</summary>
        <ul>
          {sections.map((section) => (
            <SectionList key={section.name} section={section} />
          ))}
        </ul>
      </details>
    </div>
  );
}

/** For mouse users: the list beside it serves all others, so it is hidden from screen readers and not focusable. */
function WheelPicture({ wheel: { radius, spokes, arcs } }: { wheel: Wheel }) {
  const half = Math.ceil(radius + LABEL);
  return (
    <svg viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`} width={half * 2} height={half * 2} aria-hidden="true">
      <g className="content-map-wheel">
        {arcs.map(({ name, theme, bands, line }, index) => (
          <g key={name} data-theme={theme}>
            {bands.map((band) => (
              <path key={band} d={band} className="content-map-band" />
            ))}
            <path id={`arc-${index}`} d={line} fill="none" />
            <text className="content-map-section">
              <textPath href={`#arc-${index}`} startOffset="50%">
                {name}
              </textPath>
            </text>
          </g>
        ))}
        {spokes.map((spoke) => (
          <SpokeDrawing key={spoke.page?.path ?? spoke.angle} spoke={spoke} radius={radius} />
        ))}
      </g>
    </svg>
  );
}

function SpokeDrawing({ spoke: { page, theme, label, angle, curves }, radius }: { spoke: Spoke; radius: number }) {
  const isLeft = angle > 180;
  const short = label.length > LABEL_LETTERS ? `${label.slice(0, LABEL_LETTERS - 1)}…` : label;
  const drawing = (
    <>
      <g className="content-map-links">
        {curves.map((curve) => (
          <path key={curve} d={curve} />
        ))}
      </g>
      <g transform={`rotate(${angle - 90}) translate(${radius} 0)`}>
        {page && <Dot page={page} />}
        <text
          transform={isLeft ? 'rotate(180)' : undefined}
          x={isLeft ? -12 : 12}
          textAnchor={isLeft ? 'end' : 'start'}
          dominantBaseline="central"
        >
          {short}
        </text>
      </g>
    </>
  );
  if (!page) return <g data-theme={theme}>{drawing}</g>;
  return (
    <a href={page.address} tabIndex={-1} data-theme={theme} className="content-map-spoke">
      <title>{`${page.title}, ${page.address}`}</title>
      {drawing}
    </a>
  );
}

function Dot({ page }: { page: MapFile }) {
  const { state, incoming, findings } = page;
  const isPublic = state === 'published' || state === 'closed';
  const size = Math.min(7, 2.5 + Math.sqrt(incoming.length) * 0.7);
  return (
    <>
      <circle r={size} data-hollow={!isPublic || undefined} className="content-map-dot" />
      {findings.length > 0 && <circle r={size + 3} className="content-map-ring" />}
      {isUnlinked(page) && <circle r={size + 5.5} data-dashed className="content-map-ring" />}
    </>
  );
}

function SectionList({ section: { name, branches } }: { section: Section }) {
  return (
    <li>
      {name}
      <ul>
        {branches.map((branch) =>
          branch.name === undefined ? (
            <BranchItems key="" pages={branch.pages} more={branch.more.length} />
          ) : (
            <li key={branch.name}>
              {branch.name}
              <ul>
                <BranchItems pages={branch.pages} more={branch.more.length} />
              </ul>
            </li>
          ),
        )}
      </ul>
    </li>
  );
}

function BranchItems({ pages, more }: { pages: readonly MapFile[]; more: number }) {
  return (
    <>
      {pages.map(({ path, name, address, incoming, outgoing }) => (
        <li key={path}>
          <a href={address}>{name}</a>, {incoming.length} links in, {outgoing.length} out
        </li>
      ))}
      {more > 0 && <li>{more} more</li>}
    </>
  );
}
