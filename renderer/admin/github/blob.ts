/** How git names a text: by the hash of its bytes. */
export async function blobOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const hash = await crypto.subtle.digest('SHA-1', new Uint8Array([...head, ...bytes]));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

/** The text of some bytes in UTF-8, with a byte order mark if it has one. */
export function fromBase64(encoded: string): string {
  const bytes = Uint8Array.from(atob(encoded.replaceAll('\n', '')), (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
