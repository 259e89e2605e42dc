import { Suspense } from 'react';
import type { Entry } from '../../content/schema/content';
import { useContent } from '../../react/content-context';
import type { ExamplesModule } from '../../react/gallery';

/** The examples of a component, each below its name. */
export function Specimens({ examples, layout, pages }: ExamplesModule & { pages: readonly Entry[] }) {
  const content = useContent();
  const drawn = typeof examples === 'function' ? examples(content, pages) : examples;
  const figures = Object.entries(drawn).map(([name, example]) => (
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
