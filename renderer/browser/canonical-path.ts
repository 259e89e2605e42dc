/** For islands: a door of its own, because browsers load whatever a module imports. */
export { canonicalPath } from '../content/schema/canonical-path';
