import { hydrateIsland } from '../hydrate-island';
import { ContactForm } from './contact-form';

/** Makes the element interactive. */
export function hydrate(element: HTMLElement) {
  hydrateIsland(element, ContactForm);
}
