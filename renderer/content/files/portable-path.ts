import { toSlug } from '../text/slug';

/** Characters that Windows allows in no name, and the backslash, which separates folders there. */
export const FORBIDDEN = /[<>:"|?*\\]/;

/**
 * Characters that are invisible or look like a space: controls, zero-width marks, all spaces but the common one, and the replacement of
 * bytes that are no UTF-8. Names have no joiners either: they are typed by hand in addresses.
 */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\ufffd]|(?! )\p{Zs}/u;

/** Names that Windows reserves for devices, with any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
export const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;

/** What Windows drops at the end of a name, and a space at its start. */
export const LOOSE_ENDS = /^ |[. ]$/;

/** Files in folders become pages, and have slugs as names: all but pictures and downloads. */
const OF_PAGES = /^(?!media\/)[^/]+\//;

/** The path with a last name that works everywhere; undefined if no character remains. */
export function portablePath(path: string): string | undefined {
  const at = path.lastIndexOf('/') + 1;
  const [, stem = '', ending = ''] = /^\.*(.*?)((?:\.[a-z0-9]+)?)[. ]*$/is.exec(path.slice(at)) ?? [];
  const isPage = OF_PAGES.test(path) && /^(?:\.mdx)?$/i.test(ending);
  const plain = isPage ? toSlug(stem) : plainStem(stem);
  if (plain === '') return undefined;
  const name = RESERVED.test(plain) ? `${plain}-${isPage ? 'page' : 'file'}` : plain;
  return path.slice(0, at) + name + ending;
}

function plainStem(stem: string): string {
  return stem
    .normalize('NFC')
    .replace(new RegExp(`(?:(?! )\\p{Zs}|${FORBIDDEN.source})+`, 'gu'), '-')
    .replace(new RegExp(INVISIBLE.source, 'gu'), '')
    .replace(/^[-. ]+|[-. ]+$/g, '');
}
