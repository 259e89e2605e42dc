/**
 * A document as it is published. The framework puts the client entry on every page; one without an island has no
 * use for it, and elsewhere nothing that a visitor sees waits for it, so it loads after the styles and the font.
 * The framework also says `defer`, which a module does by itself and HTML does not allow there.
 */
export function keepIslandScript(html: string): string {
  if (html.includes('data-island=')) {
    return html
      .replace(/(<script type="module"[^>]*?) defer(?=[ >])/g, '$1')
      .replaceAll('<script type="module"', '$& fetchpriority="low"');
  }
  return html.replace(/<script type="module"[^>]*><\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
