import type { Content, Entry } from '../content/schema/content';
import type { SiteDefinition } from '../content/schema/define-site';
import type { Settings } from '../content/settings';
import type { AddressOfStylesheet, HtmlCache } from '../react/content-context';
import type { Body } from './run-code';

/** Everything that pages need, besides their own code. */
export interface RenderContext {
  /** Valid, or in development without the invalid parts. */
  content: Content;
  settings: Settings;
  /** The site, with its templates and looks; in development as its code is now. */
  loadSite: () => Promise<SiteDefinition>;
  /** For what pages have in common; in development each page renders all of its elements. */
  htmlCache?: HtmlCache;
  /** The addresses of component stylesheets in the bundle; in development, the source files are served. */
  addressOfStylesheet?: AddressOfStylesheet;
  /** The component of an entry's body. */
  compileBody: (entry: Entry) => Promise<Body>;
  /** Gets each document as React wrote it: with quotation marks as they were typed, and with hints for Markdown versions. */
  readDocument?: (html: string) => void;
  /** Transforms each document, if given. */
  finishDocument?: (html: string) => string;
  /** The document instead of a page that can't be rendered because of the content; undefined for other errors. */
  errorDocument?: (address: string) => string | undefined;
}

declare global {
  var sharedRenderContext: RenderContext | undefined;
}

/**
 * Passes the context to the code of pages, which has its own copies of all modules and shares only the globals.
 * Pages have no copy of the pipeline, which takes longer to load than all components.
 */
export function setRenderContext(whole: RenderContext) {
  globalThis.sharedRenderContext = whole;
}

/** @throws Error if no context was set: there is no content yet, or it has errors */
export function getRenderContext(): RenderContext {
  const { sharedRenderContext } = globalThis;
  if (!sharedRenderContext) throw new Error('There is no content yet, or it has errors: npm run check lists them.');
  return sharedRenderContext;
}
