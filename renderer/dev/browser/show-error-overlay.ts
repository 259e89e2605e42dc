const OVERLAY = 'vite-error-overlay';

/**
 * In the browser, in development: shows the errors that a served document lists (error-page.ts) in Vite's overlay. Not
 * through Vite's connection, which would show them on every open page, and on pages opened later.
 * @returns whether the document lists any
 */
export function showErrors(served: Document): boolean {
  for (const overlay of document.querySelectorAll(OVERLAY)) overlay.remove();
  const list = served.querySelector('script#content-errors')?.textContent;
  const Overlay = customElements.get(OVERLAY);
  if (!list || !Overlay) return false;
  const overlay = new Overlay(JSON.parse(list));
  // Vite's own tip is about its settings, which are none of an editor's business.
  const tip = overlay.shadowRoot?.querySelector('.tip');
  if (tip) tip.textContent = 'Correct the text and save the file: this message then goes away by itself.';
  document.body.append(overlay);
  return true;
}
