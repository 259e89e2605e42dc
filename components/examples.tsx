import type { ReactElement } from 'react';
import type { AnyEntry, Content, EntryOf } from '../renderer/content/schema/content';

/** What a component can look like, each case by the name that the gallery shows above it. */
export type Examples = Readonly<Record<string, ReactElement>>;

/** What `<component>.examples.tsx` beside a component exports for the gallery. */
export interface ExamplesModule {
  examples: Examples | ((content: Content) => Examples);
  /** Side by side if undefined; below one another as a stack, in a text, or as bands of a page, which bring their own margins. */
  layout?: 'stack' | 'prose' | 'bands';
}

export const longWords = 'Interdepartmental telecommunications responsibilities';
export const longLabel = 'Describe your interdepartmental telecommunications responsibilities';
export const longAddress =
  'https://telecommunications-responsibilities.example/internationalization/otorhinolaryngology';

/** An example of each value, under its name. */
export function each<Value>(
  values: Readonly<Record<string, Value>>,
  draw: (value: Value, name: string) => ReactElement,
): Examples {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, draw(value, name)]));
}

/** A state that a visitor brings about, such as hover; the gallery imitates it. */
export function forced(state: string, example: ReactElement): ReactElement {
  return <div data-forced={state}>{example}</div>;
}

/** An example at rest, and in states that a pointer or a key brings about. */
export function inStates(example: ReactElement, prefix = '', states = ['hover', 'focus-visible', 'active']): Examples {
  const forcedStates = states.map((state) => [prefix + state, forced(state, example)]);
  return { [`${prefix}rest`]: example, ...Object.fromEntries(forcedStates) };
}

/** The entries of a kind: examples take any of them, because pages come and go. */
export function entriesOf<Kind extends AnyEntry['kind']>(kind: Kind, { entries }: Content): EntryOf<Kind>[] {
  return [...entries.values()].filter((entry): entry is EntryOf<Kind> => entry.kind === kind);
}
