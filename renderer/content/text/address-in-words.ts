import { isOneLetterOff } from './did-you-mean';
import { withoutWww } from './without-www';

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** The only number in the words of a link, such as "Call +1 (555) 010-0142". */
const NUMBER = /^\D*?(\+?\(?\d[\d\s().\u00a0\u2010-\u2013-]{5,20}\d)\D*$/;
const WHOLE = /^(?:https?:\/\/\S+|www\.\S+\.\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/\S+)$/i;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/;

/**
 * Where the words of a link say that it leads, if it leads elsewhere: another address, number, or page. Undefined where the words are no
 * address, or stand for the address with less: a host alone, an address without its query.
 */
export function otherAddressIn(words: string, href: string): string | undefined {
  const text = words.trim();
  if (EMAIL.test(text)) return isOtherMail(text, href) ? text : undefined;
  if (href.startsWith('tel:')) return isOtherNumber(text, href) ? text : undefined;
  if (/^\/[a-z\d/#-]*$/.test(text)) return href.startsWith('/') && !startsAlike(text, href) ? text : undefined;
  if (WHOLE.test(text)) return isOtherPage(text, href) ? text : undefined;
  return HOST.test(text) && isOtherHost(text, href) ? text : undefined;
}

function isOtherMail(text: string, href: string): boolean {
  const [, to] = /^mailto:([^?]*)/.exec(href.toLowerCase()) ?? [];
  return to !== undefined && !to.split(',').includes(text.toLowerCase());
}

function isOtherNumber(text: string, href: string): boolean {
  const digits = NUMBER.exec(text)?.[1]?.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  return digits !== undefined && !href.replace(/\D/g, '').endsWith(digits);
}

/** Words may leave out the end of an address. */
function startsAlike(text: string, href: string): boolean {
  const [written, address] = [text, href].map((each) => each.replace(/\/$/, ''));
  return address?.startsWith(written ?? '') === true;
}

function isOtherPage(text: string, href: string): boolean {
  const [host = '', path = ''] = hostAndPath(text);
  if (href.startsWith('/')) return path !== '' && !startsAlike(path, href);
  if (!/^https?:/.test(href)) return false;
  const [otherHost, otherPath = ''] = hostAndPath(href);
  // On one host, a short address may redirect to a long one.
  const isAsLong = path !== '' && path.split('/').length === otherPath.split('/').length;
  return host !== otherHost || (isAsLong && path !== otherPath);
}

/** A name such as Node.js is no address: only one that is nearly the host of the link was meant as such. */
function isOtherHost(text: string, href: string): boolean {
  const [host = ''] = hostAndPath(href);
  if (!/^https?:/.test(href) || host === text) return false;
  return (
    isOneLetterOff(host, text) ||
    (host.split('.')[0] === text.split('.')[0] && host.split('.').length === text.split('.').length)
  );
}

function hostAndPath(address: string): string[] {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#]*)([^?#]*)/i.exec(address) ?? [];
  return [withoutWww(host.toLowerCase()), path.replace(/\/$/, '')];
}
