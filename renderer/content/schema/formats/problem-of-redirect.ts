import type { Problem } from '../../diagnostics/diagnostic';
import { privateHost } from '../../text/private-host';
import { canonicalPath } from '../canonical-path';
import type { SiteOfText } from '../define-format';
import { OLD_ADDRESS } from '../old-address';
import { ownPath } from '../own-path';
import { problemOfAddress } from './problem-of-address';

type Told = Pick<Problem, 'message' | 'suggestion' | 'replacement'>;

const WHOLE = /^(?:https?:)?\/\/\S|^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/:]|$)|^(?:localhost|127\.\S+)[:/]/i;
const FILE = /^[^/]*\.(?:html?|php|aspx?|mdx?)$/i;

/** The path of a whole address of this site, also without its https:// or on the editor's own computer. */
function pathIn(found: string, siteUrl: string): string | undefined {
  const rest = found.replace(/^(?:https?:)?\/\//i, '');
  return ownPath(`https://${rest}`, siteUrl) ?? privateHost(found)?.path;
}

function isWhole(found: string): boolean {
  return WHOLE.test(found) && !FILE.test(found);
}

function write(address: string): string {
  return `Write it like this:   ${address}`;
}

/** What is wrong with where a redirect leads to. */
export function problemOfTarget(found: string, site: SiteOfText): Told {
  const path = isWhole(found) ? pathIn(found, site.url) : undefined;
  if (path !== undefined) {
    const own = canonicalPath(path.replace(/\?[^#]*/, ''));
    return {
      message: `A redirect names a page of this site without https:// and the name of the site, but found "${found}".`,
      suggestion: write(own),
      replacement: path.includes('?') ? undefined : own,
    };
  }
  if (isWhole(found)) {
    return {
      message: `Redirects lead to pages of this site only, but found "${found}".`,
      suggestion: `Lead to a page of this site, and link from there to ${found}`,
    };
  }
  if (/^(?:mailto|tel):|@/i.test(found)) {
    return {
      message: `Redirects lead to pages of this site only, but found "${found}".`,
      suggestion: 'Lead to the page that has it, such as:   /contact',
    };
  }
  return problemOfAddress(found);
}

const RULE =
  'An old address must begin with / and have only lowercase letters, digits, hyphens, dots and underscores, and perhaps a query such as ?p=123';

/** What is wrong with an old address. */
export function problemOfOldAddress(found: string, site: SiteOfText): Told {
  const path = isWhole(found) ? pathIn(found, site.url) : found;
  if (path === undefined) {
    return {
      message: `Only addresses of this site can be redirected here, but found "${found}".`,
      suggestion: 'Delete this entry: those who run the other site can redirect it.',
    };
  }
  if (/[*:]/.test(path)) {
    return {
      message: `A redirect is for one address, so it can't have a ${path.includes('*') ? '*' : ':'}, but found "${found}".`,
      suggestion: 'Write an entry for each old address.',
    };
  }
  const meant = asOldAddress(path);
  const isWritable = meant !== found && OLD_ADDRESS.test(meant);
  return {
    message:
      path === found
        ? `${RULE}, but found "${found}".`
        : `An old address is written without https:// and the name of the site, but found "${found}".`,
    suggestion: isWritable
      ? write(meant)
      : 'Write it like this:   /old-name   or   /contact.html   or   /index.php?page=apps, and a line for each address. Capitals and a final slash are taken care of automatically.',
    replacement: isWritable ? meant : undefined,
  };
}

/** Only what comes before a query has no capitals: elsewhere ?p=A and ?p=a may be two pages. */
function asOldAddress(written: string): string {
  const [path = '', ...rest] = written.split(/(?=[?#])/);
  const own =
    path
      .toLowerCase()
      .replace(/(?<=.)\/$/, '')
      .replaceAll(' ', '%20') + rest.join('');
  return own.startsWith('/') ? own : `/${own}`;
}
