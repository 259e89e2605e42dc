import { Suspense } from 'react';
import type { Examples } from '../../react/gallery';

interface SpecimensProps {
  examples: Examples;
  layout?: 'stack' | 'bands' | undefined;
}

/** The examples of a component, each below its name. */
export function Specimens({ examples, layout }: SpecimensProps) {
  const figures = Object.entries(examples).map(([name, example]) => (
    <figure key={name} className={layout === 'bands' ? 'specimen specimen-band' : 'specimen'}>
      <figcaption>{name}</figcaption>
      <div className="specimen-ground">
        {/* On the server, this catches errors: all others are still drawn. */}
        <Suspense fallback={<p className="specimen-failed">{FAILED}</p>}>{example}</Suspense>
      </div>
    </figure>
  ));
  return layout === undefined ? <div className="specimen-shelf">{figures}</div> : figures;
}

const FAILED = 'This example can’t be drawn. Does it name a page or an item that the content no longer has?';
