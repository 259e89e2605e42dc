import type { ReactNode } from 'react';
import { useContent } from '../../../components/content-context';
import type { ExamplesModule } from '../../../components/examples';
import { ProseText } from '../../../components/ui/prose';

/** A component with everything it can look like. */
export interface Group {
  /** Its anchor, and its name in the index. */
  id: string;
  specimens: ReactNode;
}

/** The examples of a component, each below its name. */
export function Specimens({ examples, layout }: ExamplesModule) {
  const content = useContent();
  const drawn = typeof examples === 'function' ? examples(content) : examples;
  const figures = Object.entries(drawn).map(([name, example]) => (
    <figure key={name} className={layout === 'bands' ? 'specimen specimen-band' : 'specimen'}>
      <figcaption>{name}</figcaption>
      <div className="specimen-ground">{example}</div>
    </figure>
  ));
  if (layout === 'stack' || layout === 'bands') return figures;
  if (layout === 'prose') return <ProseText>{figures}</ProseText>;
  return <div className="specimen-shelf">{figures}</div>;
}
