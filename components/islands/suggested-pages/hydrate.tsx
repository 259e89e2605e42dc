import { hydrateIsland } from '../hydrate-island';
import { SuggestedPages } from './suggested-pages';

/** Makes the element interactive. @returns see hydrateIsland */
export function hydrate(element: HTMLElement) {
  return hydrateIsland(element, SuggestedPages);
}
