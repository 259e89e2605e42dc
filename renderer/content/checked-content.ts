import type { Content } from './schema/content';

declare global {
  var contentOfSite: Content | undefined;
}

/** Hands content to the code of the pages, which has copies of its own of the modules and shares only the globals. */
export function handOver(content: Content) {
  globalThis.contentOfSite = content;
}

/** @throws Error where none was handed over: content with errors never is */
export function checkedContent(): Content {
  const content = globalThis.contentOfSite;
  if (!content) throw new Error('There is no content yet, or it has errors: npm run check lists them.');
  return content;
}
