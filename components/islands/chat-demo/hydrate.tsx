import { hydrateIsland } from '../hydrate-island';
import { ChatDemo } from './chat-demo';

/** Makes the element interactive. @returns see hydrateIsland */
export function hydrate(element: HTMLElement) {
  return hydrateIsland(element, ChatDemo);
}
