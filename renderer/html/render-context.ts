import type { HtmlCache } from '../../components/content-context';
import type { AnyEntry, Content } from '../content/schema/content';
import type { Settings } from '../settings';
import type { Body } from './run-code';

/** What pages are made of, beside their own code. */
interface HandedOver {
  /** Without an error, or in development without what errors make impossible to show. */
  content: Content;
  settings: Settings;
  /** For what pages have in common; in development each page renders all of its elements. */
  htmlCache?: HtmlCache;
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
 * Hands over what pages are made of to their code, which has copies of its own of all modules and shares only the globals.
 * What reads, checks and compiles content takes longer to load than all components, so pages have no copy of that.
 */
export function setRenderContext(whole: HandedOver) {
  globalThis.handedOverToPages = whole;
}

/** @throws Error where nothing was handed over: there is no content yet, or it has errors */
export function getRenderContext(): HandedOver {
  const { handedOverToPages } = globalThis;
  if (!handedOverToPages) throw new Error('There is no content yet, or it has errors: npm run check lists them.');
  return handedOverToPages;
}
