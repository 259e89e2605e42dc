/** The characters that React escapes, and how: escapeTextForBrowser in react-dom. */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const CHARACTERS = new Map(Object.entries(ESCAPES).map(([character, entity]) => [entity, character]));

/** A text in an element or an attribute, as React writes it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => Reflect.get(ESCAPES, character));
}

/** The text that React has escaped. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS.get(entity) ?? entity);
}
