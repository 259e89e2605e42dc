/** A part of an address with its letters, spaces and signs as they are meant (RFC 3986, section 2.1); as it is where it is malformed. */
export function percentDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
