import { hydrateIsland } from '../hydrate-island';
import { ContactForm } from './contact-form';

/** Makes the element interactive. @returns see hydrateIsland */
export function hydrate(element: HTMLElement) {
  return hydrateIsland(element, ContactForm);
}
