import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an element from island.tsx, with the same props and id prefix.
 * @returns a promise that rejects if the island fails, now or later
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
): Promise<never> {
  const rendered = [...element.childNodes];
  return new Promise((_, reject) => {
    const props: Props = JSON.parse(element.dataset.props ?? '{}');
    hydrateRoot(element, <Component {...props} />, {
      identifierPrefix: element.dataset.prefix ?? '',
      onUncaughtError(error) {
        // React has emptied the element. Its HTML is useful without React, and still holds the visitor's input.
        element.replaceChildren(...rendered);
        reject(error);
      },
    });
  });
}
