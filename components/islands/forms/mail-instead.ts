/** Mail programs cut or reject longer addresses; 2,083 characters is Windows' limit for a link. */
const LONGEST_LINK = 2_000;

/**
 * A mailto link with the visitor's input, so that the visitor need not type it again.
 * @param email the provider's address
 * @param texts the label and the text of each field
 * @returns the link; a text that is too long for a link is truncated
 */
export function mailInstead(email: string, texts: readonly [label: string, text: string][]): string {
  return withText(`mailto:${email}?body=`, bodyOf(texts));
}

/** The same as a chat. @param chat the address of the provider's chat, such as https://wa.me/15550100142 */
export function chatInstead(chat: string, texts: readonly [label: string, text: string][]): string {
  return withText(`${chat}?text=`, bodyOf(texts));
}

function withText(start: string, text: string): string {
  let end = text.length;
  while (start.length + encode(text.slice(0, end)).length > LONGEST_LINK) {
    end = Math.floor(end * 0.9);
  }
  return start + encode(text.slice(0, end));
}

/** The visitor's input as the body of an email: each text under its label, with the line breaks of RFC 6068. */
export function bodyOf(texts: readonly [label: string, text: string][]): string {
  return texts
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n\n')
    .replace(/\r?\n/g, '\r\n');
}

/** encodeURIComponent throws on half a surrogate pair, which truncation may leave. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
