/** For islands and other small programs: a door of its own, because they load whatever a module imports. It needs no Node. */
export { escapeInvisible } from '../content/text/escape-invisible';
