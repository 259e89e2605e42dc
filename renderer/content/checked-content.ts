import type { Content } from './schema/content';

declare global {
  var checkedContentOfBuild: Content | undefined;
}

/** Hands content to bundled code, which has copies of its own of the modules beside it and shares only the globals. */
export function handOver(content: Content) {
  globalThis.checkedContentOfBuild = content;
}

/** @throws Error where none was handed over, which is for the build to do before it loads the bundle */
export function checkedContent(): Content {
  const content = globalThis.checkedContentOfBuild;
  if (!content) throw new Error('There is no content yet, or it has errors: npm run check lists them.');
  return content;
}
