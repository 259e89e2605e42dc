import { hydrateIsland } from '../hydrate-island';
import { NewsletterForm } from './newsletter-form';

/** Makes the element interactive. */
export function hydrate(element: HTMLElement) {
  hydrateIsland(element, NewsletterForm);
}
