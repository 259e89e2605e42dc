import type { AnyEntry, Content } from '../content/schema/content';
import type { Settings } from '../settings';
import type { Body } from './run-code';

/** Everything that pages need, besides their own code. */
interface HandedOver {
  /** Without an error, or in development without what errors make impossible to show. */
  content: Content;
  settings: Settings;
  /** The component of an entry's body. */
  compileBody: (entry: AnyEntry) => Promise<Body>;
  /** What becomes of each document; without it, it stays as it is. */
  finishDocument?: (html: string) => string;
  /** What is shown instead of a page that can't be made, if the content is why; undefined where another error is. */
  errorDocument?: (address: string) => string | undefined;
}

declare global {
  var handedOverToPages: HandedOver | undefined;
}

/**
 * Passes the context to the code of pages, which has its own copies of all modules and shares only the globals.
 * What reads, checks and compiles content takes longer to load than all components, so pages have no copy of that.
 */
export function setRenderContext(whole: HandedOver) {
  globalThis.handedOverToPages = whole;
}

/** @throws Error if no context was set: there is no content yet, or it has errors */
export function getRenderContext(): HandedOver {
  const { handedOverToPages } = globalThis;
  if (!handedOverToPages) throw new Error('There is no content yet, or it has errors: npm run check lists them.');
  return handedOverToPages;
}
