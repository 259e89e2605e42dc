import type { Diagnostic, Problem } from '../../diagnostics/diagnostic';
import { addressAdvice } from '../../text/address-advice';
import { didYouMeanAddress } from '../../text/did-you-mean';
import { HIDDEN_IN_ADDRESS, hiddenInAddress } from '../../text/hidden-in-address';
import { toSlug } from '../../text/slug';

/** What is wrong with an address, and what it may mean. */
export function problemOfAddress(found: string): Pick<Problem, 'message' | 'suggestion' | 'replacement'> {
  const hidden = hiddenInAddress(found);
  if (hidden !== undefined) {
    const meant = found.replaceAll(new RegExp(HIDDEN_IN_ADDRESS, 'gu'), '');
    return { message: hidden, suggestion: `Type it again:   ${meant}`, replacement: meant };
  }
  const advice = addressAdvice(found);
  const outside = outsideAddress(found);
  if (advice) return advice;
  if (outside)
    return {
      message: `An outside address must begin with https://, but found "${found}".`,
      suggestion: `Write it like this:   ${outside}`,
    };
  if (found.startsWith('/media/'))
    return {
      message: `A button leads to a page, but found the file "${found}".`,
      suggestion: `Lead to a page, and link to the file from its text:   [the price list](${found})`,
    };
  const meant = ownAddress(found);
  const [, query] = /(\?[^#]*)/.exec(found) ?? [];
  return {
    message:
      query === undefined
        ? `An address on this site must begin with / and have only lowercase letters, digits and hyphens, but found "${found}".`
        : `An address on this site has nothing after a question mark, but found "${query}" in "${found}".`,
    suggestion: meant
      ? `Write it like this:   ${meant}`
      : 'Write it like this:   /about   or   /contact#form. Outside addresses begin with https://, mailto: or tel:.',
    // A query may have a purpose on the page, and no page may have an anchor with other characters.
    replacement: query === undefined && !/#.*[^a-z0-9-]/i.test(found) ? meant : undefined,
  };
}

/** The correct spelling of what can only be an address on this site, whether or not it exists. */
function ownAddress(found: string): string | undefined {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(found) ?? [];
  const parts = path
    .replace(/^(?:\.{0,2}\/)+|^content\/(?:[^/]+\/)?/g, '')
    .replace(/\/+$|\.(?:mdx?|html?)$/gi, '')
    .split('/')
    .map(toSlug);
  const place = anchor === undefined ? '' : `#${toSlug(anchor)}`;
  if (place === '#' || parts.some((part) => part === '' && path !== '' && path !== '/')) return undefined;
  const own = path === '' ? place : `/${parts.join('/')}${place}`;
  return own === '' || own === found ? undefined : own;
}

/** The address of another site without its https://. */
function outsideAddress(found: string): string | undefined {
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(found) && !/^[^/]*\.(?:html?|mdx?)$/i.test(found)
    ? `https://${found}`
    : undefined;
}

/**
 * The same, but with a fix only if it leads to a page. A rule on one field knows of no pages.
 * @param addresses of all pages
 */
export function leadToAPage(diagnostic: Diagnostic, addresses: readonly string[]): Diagnostic {
  const { fix, ...told } = diagnostic;
  const [path = ''] = fix?.[0]?.text.split('#') ?? [];
  const isAddress = told.code === 'address-is-well-formed' || told.code === 'redirects-lead-to-this-site';
  // An anchor alone is on the page itself, and other sites have pages of their own.
  if (!isAddress || !fix || !path.startsWith('/') || addresses.includes(path)) return diagnostic;
  const below = addresses.find((address) => address.endsWith(path));
  return { ...told, suggestion: below ? `Did you mean ${below}?` : didYouMeanAddress(path, addresses) };
}
