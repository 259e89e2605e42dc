import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an element that island.tsx has rendered, with the same props. */
export function hydrateIsland<Props extends object>(element: HTMLElement, Component: ComponentType<Props>) {
  const props: Props = JSON.parse(element.dataset.props ?? '{}');
  hydrateRoot(element, <Component {...props} />);
}
