import { hydrateIsland } from '../hydrate-island';
import { SuggestedPages } from './suggested-pages';

/** Makes the element interactive. */
export function hydrate(element: HTMLElement) {
  hydrateIsland(element, SuggestedPages);
}
