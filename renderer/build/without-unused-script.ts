/**
 * A document as it is published. The framework puts the client entry on every page; one without an island has no
 * use for it.
 */
export function withoutUnusedScript(html: string): string {
  if (html.includes('data-island=')) return html;
  return html.replace(/<script type="module"[^>]*><\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
