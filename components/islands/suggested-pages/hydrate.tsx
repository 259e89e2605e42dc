import { hydrateIsland } from '../hydrate-island';
import { NearestPages } from './suggested-pages';

/** Makes the element interactive. */
export function hydrate(element: HTMLElement) {
  hydrateIsland(element, NearestPages);
}
