import type { ReactElement, ReactNode } from 'react';
import type { PublicationState } from '../../content/schema/publication';

/** A component with everything it can look like. */
export interface Group {
  /** Its anchor, and its name in the index. */
  id: string;
  specimens: ReactNode;
}

/** The cases of a component, each by the name that is shown above it. */
export type Specimens = Record<string, ReactElement>;

/** Specimens one below another. */
export function stack(specimens: Specimens, className = 'specimen'): ReactNode {
  return Object.entries(specimens).map(([name, specimen]) => (
    <figure key={name} className={className}>
      <figcaption>{name}</figcaption>
      <div className="specimen-ground">{specimen}</div>
    </figure>
  ));
}

/** Bands of a page, which bring their own margins. */
export function bands(specimens: Specimens): ReactNode {
  return stack(specimens, 'specimen specimen-band');
}

/** Small specimens side by side. */
export function shelf(specimens: Specimens): ReactNode {
  return <div className="specimen-shelf">{stack(specimens)}</div>;
}

/** A specimen of each value, under the name that is paired with it. */
export function each<Value>(
  values: readonly (readonly [name: string, value: Value])[],
  draw: (value: Value, name: string) => ReactElement,
): Specimens {
  return Object.fromEntries(values.map(([name, value]) => [name, draw(value, name)]));
}

/** A state that a visitor brings about; force-state.ts lends it. */
export function forced(state: string, specimen: ReactElement): ReactElement {
  return <div data-forced={state}>{specimen}</div>;
}

/** A specimen at rest, and in states that a pointer or a key brings about. */
export function inStates(
  specimen: ReactElement,
  prefix = '',
  states = ['hover', 'focus-visible', 'active'],
): Specimens {
  const inEach = each(
    states.map((state) => [prefix + state, state]),
    (state) => forced(state, specimen),
  );
  return { [`${prefix}rest`]: specimen, ...inEach };
}

/** A page that is published looks like any other: it has no banner and no mark. */
export const publicationStates: readonly [name: string, state: PublicationState][] = [
  ['draft', 'draft'],
  ['scheduled', 'scheduled'],
  ['published: nothing', 'published'],
];
