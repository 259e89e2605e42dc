import { hydrateIsland } from '../hydrate-island';
import { NearestPages } from './nearest-pages';

/** Makes the element interactive. */
export function wake(element: HTMLElement) {
  hydrateIsland(element, NearestPages);
}
