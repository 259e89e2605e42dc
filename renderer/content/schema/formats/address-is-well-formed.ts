import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { FieldRule } from '../../diagnostics/rule-description';
import { didYouMeanAddress } from '../../text/did-you-mean';
import { canonicalPath } from '../canonical-path';

export const addressIsWellFormed: FieldRule = {
  category: 'Set links',
  description:
    'An address on this site begins with / and has lowercase letters, digits and hyphens; an outside one begins with https://, mailto: or tel:.',
  rationale:
    'Each page has exactly one address, which looks the same wherever it is written. Then links can be checked, and no link needs a redirect.',
  fix: 'Adds a missing / at the beginning, removes one at the end, and changes capitals to lowercase where the result is the address of a page.',
  problem: (found) => {
    const meant = ownAddress(found);
    const outside = outsideAddress(found);
    if (outside)
      return {
        message: `An outside address must begin with https://, but found "${found}".`,
        suggestion: `Write it like this:   ${outside}`,
      };
    return {
      message: `An address on this site must begin with / and have only lowercase letters, digits and hyphens, but found "${found}".`,
      suggestion: meant
        ? `Write it like this:   ${meant}`
        : 'Write it like this:   /solutions/ads   or   /contact#form. Outside addresses begin with https://, mailto: or tel:.',
      replacement: meant,
    };
  },
};

/** The correct spelling of what can only be an address on this site, whether or not it exists. */
function ownAddress(found: string): string | undefined {
  if (!/^\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?(?:\.html)?(?:#[a-z0-9-]+)?$/i.test(found)) return undefined;
  const [path = '', anchor] = found.toLowerCase().split('#');
  const own = canonicalPath(path.startsWith('/') ? path : `/${path}`);
  return anchor === undefined ? own : `${own}#${anchor}`;
}

/** The address of another site without its https://. */
function outsideAddress(found: string): string | undefined {
  const rest = found.replace(/^http:\/\//, '');
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(rest) && !rest.endsWith('.html')
    ? `https://${rest}`
    : undefined;
}

/**
 * The same, but with a fix only where it leads to a page. A rule on one field knows of no pages.
 * @param addresses of all pages
 */
export function leadToAPage(diagnostic: Diagnostic, addresses: readonly string[]): Diagnostic {
  const { fix, ...told } = diagnostic;
  const [path = ''] = fix?.[0]?.text.split('#') ?? [];
  if (told.code !== 'address-is-well-formed' || !fix || addresses.includes(path)) return diagnostic;
  const below = addresses.find((address) => address.endsWith(path));
  return { ...told, suggestion: below ? `Did you mean ${below}?` : didYouMeanAddress(path, addresses) };
}
