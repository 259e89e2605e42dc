import { countOf } from '../../../content/text/count-of';
import type { PicturePair } from '../compare-pictures';
import type { PageChange } from '../site-changes';
import { Changes } from './changes';

/** For machines, and often long. */
const FOLDED = new Set(['Other head fields', 'Structured data']);

interface PageReportProps {
  page: PageChange;
  /** The anchor of its part. */
  id: string;
}

export function PageReport({ page, id }: PageReportProps) {
  const { address, parts, pictures, alike, alsoAs } = page;
  return (
    <article id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{address}</h3>
      {alike.length > 0 && (
        <details>
          <summary>{countOf(alike.length, 'more page')}, in exactly the same way</summary>
          <p>{alike.join(', ')}</p>
        </details>
      )}
      {alsoAs && <p>It also has what changes on {alsoAs.join(', ')}, which is shown there.</p>}
      {parts.map(({ name, changes }) => (
        <Changes key={name} title={name} changes={changes} isFolded={FOLDED.has(name)} />
      ))}
      {pictures === undefined && (
        <p>No pictures are shown: with those of so many pages, the report would be too large.</p>
      )}
      {pictures?.length === 0 && <p>Nothing that the eye can see is different, on a phone or on a desktop.</p>}
      {pictures?.map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures are drawn once
        <Comparison key={index} pair={pair} address={address} />
      ))}
    </article>
  );
}

function Comparison({ pair, address }: { pair: PicturePair; address: string }) {
  const { width, before, after } = pair;
  const sides = [before && 'before', after && 'after'].filter(Boolean).join(' and ');
  return (
    <details open>
      <summary>
        On a screen {width} pixels wide, {sides}
      </summary>
      <div className="pictures" style={{ maxWidth: 2 * width }}>
        {before && <Outlined webp={before} pair={pair} name={`Before: ${address} at ${width} pixels`} />}
        {after && <Outlined webp={after} pair={pair} name={`After: ${address} at ${width} pixels`} />}
      </div>
    </details>
  );
}

/** The outlines are drawn over the picture, and scaled with it. */
function Outlined({ webp, pair, name }: { webp: Buffer; pair: PicturePair; name: string }) {
  const { width, height, boxes } = pair;
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`}>
      <image href={`data:image/webp;base64,${webp.toString('base64')}`} width={width} height={height} />
      {boxes.map((box) => (
        <rect
          key={`${box.left} ${box.top}`}
          x={box.left - 8}
          y={box.top - 8}
          width={box.width + 16}
          height={box.height + 16}
        />
      ))}
    </svg>
  );
}
