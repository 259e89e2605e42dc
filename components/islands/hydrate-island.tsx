import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an element that island.tsx has rendered, with the same props and prefix for ids.
 * @returns rejects if the island fails, then or later
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
        // React has emptied the element. Its HTML is useful without React, and still holds what was typed.
        element.replaceChildren(...rendered);
        reject(error);
      },
    });
  });
}
