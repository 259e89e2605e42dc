/** Mail programs cut or refuse longer addresses; 2,083 characters is the limit that Windows sets on a link. */
const LONGEST_LINK = 2_000;

/**
 * A mailto link that carries what was typed, so that the visitor need not type it again.
 * @param email the provider's address
 * @param texts the label and the text of each field
 * @returns the link; of a text that is too long for one, it carries the beginning
 */
export function mailInstead(email: string, texts: readonly [label: string, text: string][]): string {
  const body = bodyOf(texts);
  const start = `mailto:${email}?body=`;
  let end = body.length;
  while (start.length + encode(body.slice(0, end)).length > LONGEST_LINK) {
    end = Math.floor(end * 0.9);
  }
  return start + encode(body.slice(0, end));
}

/** What was typed, as the body of an email: each text under its label, lines ended as RFC 6068 demands. */
export function bodyOf(texts: readonly [label: string, text: string][]): string {
  return texts
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n\n')
    .replace(/\r?\n/g, '\r\n');
}

/** encodeURIComponent refuses half a character, which is what cutting a text may leave. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
