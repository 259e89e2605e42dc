/** The only data URLs that are safe: pictures. */
const EMBEDDED = /^data:image\/(?:png|jpe?g|webp|gif);base64,([a-z0-9+/=\s]*)$/i;

/** The bytes of a picture in a data URL; undefined for all other addresses. */
export function embeddedPicture(address: string): Buffer | undefined {
  const [, data] = EMBEDDED.exec(address.trim()) ?? [];
  return data === undefined ? undefined : Buffer.from(data, 'base64');
}

/** Whether an address refers to a part of the same file. */
export function isLocal(address: string): boolean {
  return /^\s*(?:#[^\s]*)?\s*$/.test(address);
}

/** Every address in a style, or in an attribute that may have one, such as fill. */
export function addressesOfStyle(css: string): string[] {
  const plain = withoutEscapes(css);
  const addresses = [...plain.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  // These accept an address as a plain string.
  const [other] = /@import\b[^;]*|(?<![\w-])(?:(?:-webkit-)?image-set|image|src|cross-fade)\([^)]*/i.exec(plain) ?? [];
  return other === undefined ? addresses : [...addresses, other];
}

/** The ids that a value refers to by url(#…). */
export function localIdsOf(css: string): string[] {
  return addressesOfStyle(css).flatMap((address) => (/^\s*#/.test(address) ? [address.trim().slice(1)] : []));
}

/** A style as browsers read it: `u\72l` is url, and comments are ignored. */
function withoutEscapes(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, digits: string) => {
      const code = Number.parseInt(digits, 16);
      return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    })
    .replace(/\\([\s\S])/g, '$1');
}
