/** For islands and other small programs: a door of its own, because they load whatever a module imports. It needs no Node. */
export { MAX_REQUEST_BYTES, TOO_LARGE } from '../content/schema/request-size';
