import type { Content } from './content';

const OPENING = '[[';
const TOKEN = /\[\[([^\][]*)\]\]/g;
const SITE = 'site.';

/** Opens a chat with a number; WhatsApp expects its digits without a plus. */
const WHATSAPP = 'https://wa.me/';

/** The address that opens a chat with a phone number. */
export function whatsAppAddress(number: string): string {
  return WHATSAPP + number.replace(/\D/g, '');
}

/** The sources of tokens: a claim as [[id]], and a text of site.yaml as [[site.field]]. */
export type TokenSource = Pick<Content, 'claims' | 'site'>;

/** Every token of a text, with its place in the text. */
export function tokensOf(text: string): { id: string; start: number; end: number }[] {
  // A fast path: few texts have one.
  if (!text.includes(OPENING)) return [];
  return [...text.matchAll(TOKEN)].map((match) => ({
    id: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The text with every token replaced. In the address of a number, only its digits are kept. */
export function fillTokens(text: string, source: TokenSource): string {
  const filled = fillOnce(text, (id) => {
    const found = textOfToken(id, source);
    // A text of site.yaml may have tokens itself; tokens-are-not-nested ensures that these are replaced with plain texts.
    return found && isSiteToken(id) ? fillOnce(found, (inner) => textOfToken(inner, source)) : found;
  });
  if (filled.startsWith(WHATSAPP)) return whatsAppAddress(filled.slice(WHATSAPP.length));
  return filled.startsWith('tel:') ? filled.replace(/[^tel:+\d]/g, '') : filled;
}

/** The fields of site.yaml that copy may name, as tokens without their brackets. */
export function siteTokens(site: Content['site']): string[] {
  return Object.entries(site).flatMap(([field, value]) => (typeof value === 'string' ? SITE + field : []));
}

/** Whether a token means a field of site.yaml; all others mean claims. */
export function isSiteToken(id: string): boolean {
  return id.startsWith(SITE);
}

function fillOnce(text: string, textOf: (id: string) => string | undefined): string {
  return text.includes(OPENING) ? text.replace(TOKEN, (token, id: string) => textOf(id) ?? token) : text;
}

function textOfToken(id: string, { claims, site }: TokenSource): string | undefined {
  if (!isSiteToken(id)) return claims[id]?.value;
  const value: unknown = Reflect.get(site, id.slice(SITE.length));
  return typeof value === 'string' ? value : undefined;
}
