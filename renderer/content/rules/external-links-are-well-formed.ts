import { onlyYours } from '../text/private-host';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Set links',
  description:
    'The address of another site has a host name with a dot, and no space, comma, user name or second https:// in it.',
  rationale:
    'A browser shows an error for an address it cannot read, and an address with a user name can pretend to be another site.',
  fix: 'Writes one dot for commas, semicolons, and further dots in the host name.',
  file: (file, _lists, tokens) =>
    file.links.flatMap(({ href, at }) => {
      const url = tokens.fill(href);
      // references-resolve reports unknown tokens.
      if (!/^https?:\/\//.test(url) || url.includes('[[')) return [];
      const yours = onlyYours(url);
      if (yours) return at({ ...yours, found: url });
      if (isWellFormed(url)) return [];
      const meant = withDots(url);
      if (isWellFormed(meant))
        return at({
          message: `The parts of a host name are separated by single dots, but found "${url}".`,
          found: url,
          suggestion: `Write it like this:   ${meant}`,
          replacement: url === href ? meant : undefined,
        });
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
  return /^[\w-][\w.-]*\.[\w-]{2,}$/.test(hostname) && !hostname.includes('..') && username === '' && password === '';
}

/** The address with a dot for what is beside the dot on the keyboard, and none at the end of its host. */
function withDots(url: string): string {
  return url.replace(/^(https?:\/\/)([^/?#]+)/, (_all, scheme: string, host: string) => {
    const name = host.replace(/[.,;]+$/, '').replace(/[.,;]+/g, '.');
    return scheme + name;
  });
}
