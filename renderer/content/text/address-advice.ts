import { percentDecode } from './percent-decode';
import { canBeDialed, wrongNumber } from './phone-number';
import { onlyYours } from './private-host';

/** What was typed instead of an address, and how it is written. */
interface Advice {
  message: string;
  suggestion: string;
}

const EMAIL = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}(?:\?\S*)?$/i;
const PHONE = /^(?:\+|00|\()?\(?\d[\d\s().-]{5,}$/;
const SITE_TOKEN = /^\[\[(site\.(?:\w*[eE]mail|telephone))\]\]$/;
const SCHEME = /^([a-z][a-z\d+-]*):/i;

/**
 * What to write instead of a text that is not an address, in fields and bodies. Undefined if it may be an address of
 * this site, or can't be told.
 */
export function addressAdvice(found: string): Advice | undefined {
  const scheme = SCHEME.exec(found)?.[1]?.toLowerCase();
  if (EMAIL.test(found)) return begins('an email address', 'mailto:', found);
  const token = SITE_TOKEN.exec(found)?.[1];
  if (token?.endsWith('mail')) return begins('an email address', 'mailto:', found);
  if (token !== undefined) return begins('a phone number', 'tel:', found);
  const yours = onlyYours(found);
  if (yours) return yours;
  if (PHONE.test(found)) return { ...begins('a phone number', 'tel:', found), suggestion: dialing(found) };
  if (scheme === 'tel') {
    const number = percentDecode(found.slice('tel:'.length));
    return { message: tellNumber(number), suggestion: dialing(number) };
  }
  if (scheme === 'mailto') {
    const address = `mailto:${found.slice('mailto:'.length).replace(/\s+/g, '')}`;
    return { message: `An email address in a link has no spaces, but found "${found}".`, suggestion: write(address) };
  }
  return scheme === 'http' || scheme === 'https' ? ofAnotherSite(found) : ofScheme(found, scheme);
}

/** What is wrong with a number after tel:. */
export function tellNumber(number: string): string {
  return isOnlySpelled(number)
    ? `A phone number after tel: has only a + and digits, but found "${number}".`
    : wrongNumber(number).message;
}

/** How a phone number is written in a link. */
export function dialing(number: string): string {
  if (isOnlySpelled(number)) return write(`tel:${number.replace(SEPARATORS, '')}`);
  const { meant, advice } = wrongNumber(number);
  const link = advice?.replace(/\+\d[\d ]*$/, (form) => `tel:${form.replaceAll(' ', '')}`);
  return [meant && write(`tel:${meant.number}`), link].filter(Boolean).join('   ');
}

const SEPARATORS = /[\s().-]/g;

/** Whether only the marks between the digits of a number are not dialed. */
export function isOnlySpelled(number: string): boolean {
  const digits = number.replace(SEPARATORS, '');
  return /^\+\d+$/.test(digits) && !number.includes('(0)') && canBeDialed(digits);
}

function begins(what: string, scheme: string, found: string): Advice {
  return {
    message: `A link to ${what} begins with "${scheme}", but found "${found}".`,
    suggestion: write(scheme + found),
  };
}

/** An address with https:// that is spelled differently, or with a space in it. */
function ofAnotherSite(found: string): Advice {
  const rest = found.replace(/^(?:https?:)?[/\\]*/i, '');
  if (/\s/.test(rest.trim())) {
    return {
      message: `An address has no spaces, but found "${found}".`,
      suggestion: `Write %20 for each space that belongs to it:   https://${rest.trim().replaceAll(' ', '%20')}`,
    };
  }
  return {
    message: `An outside address must begin with https://, but found "${found}".`,
    suggestion: write(`https://${rest.trim()}`),
  };
}

function ofScheme(found: string, scheme: string | undefined): Advice | undefined {
  if (/^\/\/[^\s/]+\.[^\s/]/.test(found)) return ofAnotherSite(found);
  if (scheme === undefined) return undefined;
  if (scheme === 'file' || scheme.length === 1) {
    return {
      message: `"${found}" is a file on your own computer, so visitors can't open it.`,
      suggestion: 'Put it into content/media, and link to it from a text:   [the price list](/media/prices.pdf)',
    };
  }
  return {
    message: `A link can't begin with ${scheme}:, but found "${found}".`,
    suggestion: 'Begin the address with / for a page of this site, or with https:// for another site.',
  };
}

function write(address: string): string {
  return `Write it like this:   ${address}`;
}
