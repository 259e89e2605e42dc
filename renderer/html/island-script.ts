/**
 * Tags of the framework as they are published. It puts the client entry on every page. A page without islands doesn't
 * need it, and elsewhere nothing visible waits for it, so it loads after the styles and the font.
 * The framework also adds `defer`, which modules imply and HTML does not allow there.
 */
export function keepIslandScript(tags: string, hasIslands: boolean): string {
  if (hasIslands) {
    return tags
      .replace(/(<script type="module"[^>]*?) defer(?=[ >])/g, '$1')
      .replaceAll('<script type="module"', '$& fetchpriority="low"');
  }
  return tags.replace(/<script type="module"[^>]*><\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
