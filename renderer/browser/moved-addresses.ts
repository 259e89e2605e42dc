/** For islands: a door of its own, because browsers load whatever a module imports. */
export { redirectInBrowser } from '../content/schema/moved-addresses';
export type { Redirects } from '../content/schema/redirects';
