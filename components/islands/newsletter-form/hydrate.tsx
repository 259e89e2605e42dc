import { hydrateIsland } from '../hydrate-island';
import { NewsletterForm } from './newsletter-form';

/** Makes the element interactive. @returns see hydrateIsland */
export function hydrate(element: HTMLElement) {
  return hydrateIsland(element, NewsletterForm);
}
