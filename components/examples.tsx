import type { ReactElement } from 'react';
import type { Examples } from 'sitewright/react';
import { ProseText } from './ui/prose';

export type { Examples };

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

/** The same examples, each inside a text. */
export function inText(examples: Examples): Examples {
  return each(examples, (example) => <ProseText>{example}</ProseText>);
}

/** A state that a visitor causes, such as hover, imitated for the gallery. */
export function forced(state: string, example: ReactElement): ReactElement {
  return <div data-forced={state}>{example}</div>;
}

/** An example at rest, and in the states of interaction. */
export function inStates(example: ReactElement, prefix = '', states = ['hover', 'focus-visible', 'active']): Examples {
  const forcedStates = states.map((state) => [prefix + state, forced(state, example)]);
  return { [`${prefix}rest`]: example, ...Object.fromEntries(forcedStates) };
}
