import { linksIn } from '../graph/links-in-file';
import { fillTokens } from '../schema/tokens';
import type { Rule } from './rule';

/** The addresses of npm run dev and npm start. */
const OWN_COMPUTER = /^https?:\/\/localhost(?::\d+)?/;

export default {
  category: 'Set links',
  description:
    'The address of another site has a host name with a dot, and no space, user name or second https:// in it.',
  rationale:
    'A browser shows an error for an address it cannot read, and an address with a user name can pretend to be another site.',
  checkFile: (valid, lists) =>
    linksIn(valid).flatMap(({ href, at }) => {
      const url = fillTokens(href, lists);
      // references-resolve reports unknown tokens.
      if (!/^https?:\/\//.test(url) || url.includes('[[') || isWellFormed(url)) return [];
      return at({
        message: `"${url}" is not the address of a website.`,
        found: url,
        suggestion: OWN_COMPUTER.test(url)
          ? `This is a page on your own computer. Write its address on the site:   ${url.replace(OWN_COMPUTER, '') || '/'}`
          : 'Copy it from the address bar:   https://example.com/page',
      });
    }),
} satisfies Rule;

function isWellFormed(url: string): boolean {
  if (!URL.canParse(url) || /\s|^https?:\/\/.*https?:\/?\/?$/.test(url)) return false;
  const { hostname, username, password } = new URL(url);
  return /^[^.].*\.[^.]{2,}$/.test(hostname) && !hostname.includes('..') && username === '' && password === '';
}
