/** Decodes a part of an address (RFC 3986, section 2.1); malformed parts are returned unchanged. */
export function percentDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
