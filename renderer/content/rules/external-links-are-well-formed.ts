import { onlyYours } from '../text/private-host';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Set links',
  description:
    'The address of another site has a host name with a dot, and no space, user name or second https:// in it.',
  rationale:
    'A browser shows an error for an address it cannot read, and an address with a user name can pretend to be another site.',
  file: (file, _lists, tokens) =>
    file.links.flatMap(({ href, at }) => {
      const url = tokens.fill(href);
      // references-resolve reports unknown tokens.
      if (!/^https?:\/\//.test(url) || url.includes('[[')) return [];
      const yours = onlyYours(url);
      if (yours) return at({ ...yours, found: url });
      if (isWellFormed(url)) return [];
      return at({
        message: `"${url}" is not the address of a website.`,
        found: url,
        suggestion: 'Copy it from the address bar:   https://example.com/page',
      });
    }),
});

function isWellFormed(url: string): boolean {
  if (!URL.canParse(url) || /\s|^https?:\/\/.*https?:\/?\/?$/.test(url)) return false;
  const { hostname, username, password } = new URL(url);
  return /^[^.].*\.[^.]{2,}$/.test(hostname) && !hostname.includes('..') && username === '' && password === '';
}
