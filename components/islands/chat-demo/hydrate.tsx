import { hydrateIsland } from '../hydrate-island';
import { ChatDemo } from './chat-demo';

/** Makes the element interactive. */
export function hydrate(element: HTMLElement) {
  hydrateIsland(element, ChatDemo);
}
