/** Characters that no XML document may contain, even escaped (w3.org/TR/xml/#charsets). */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** A text as XML, in an element or an attribute. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element around a text, which is escaped, or around elements. */
export function element(name: string, content: string | readonly string[], attributes: Record<string, string> = {}) {
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `<${name}${given.join('')}`;
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`;
}

/** A whole document. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
