/** For islands: a door of its own, because browsers load whatever a module imports. */
export { fillPlaceholders } from '../content/schema/fill-placeholders';
