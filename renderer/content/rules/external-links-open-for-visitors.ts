import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Problem } from '../diagnostics/diagnostic';
import { siteUrlOf } from '../settings';
import { withoutWww } from '../text/without-www';
import { defineRule } from './define-rule';

/** Addresses that do not open for visitors, what such an address is, and what to do. */
const CLOSED: readonly [pattern: RegExp, what: string, todo: string, severity?: 'warning'][] = [
  [
    /^https?:\/\/docs\.google\.com\/forms\/.*\/edit/i,
    'is the page on which the form is edited',
    'In Google Forms, choose Send, and copy the address of the form.',
  ],
  [
    /^https?:\/\/docs\.google\.com\/(?:document|spreadsheets|presentation)\/(?:u\/\d+\/)?d\/[^/]+\/(?:edit|copy)/i,
    'is the page on which the document is edited, and opens only if it is shared with everyone',
    'In Google Docs, choose File, Share, Publish to web, and copy that address; or download it as a PDF into content/media.',
    'warning',
  ],
  [
    /^https?:\/\/(?:drive\.google\.com\/drive|www\.dropbox\.com\/home|onedrive\.live\.com\/(?:edit|\?id=)|(?:www\.)?icloud\.com\/iclouddrive)|^https?:\/\/[\w-]+-my\.sharepoint\.com\//i,
    'leads into someone’s own files, which open only if they are shared with everyone',
    'Put the file into content/media, and link to that.',
    'warning',
  ],
  [
    /\/(?:wp-admin|wp-login\.php)(?:[/?#]|$)|^https?:\/\/(?:admin\.shopify\.com|[\w-]+\.myshopify\.com\/admin|app\.hubspot\.com|business\.facebook\.com|adsmanager\.facebook\.com|analytics\.google\.com|search\.google\.com\/search-console|console\.cloud\.google\.com|[\w.-]*console\.aws\.amazon\.com|dashboard\.stripe\.com|app\.netlify\.com\/(?:sites|teams|projects)|vercel\.com\/dashboard|mail\.google\.com|calendar\.google\.com\/calendar\/u|outlook\.office\.com|app\.slack\.com|app\.asana\.com|chatgpt\.com\/c|claude\.ai\/chat)(?:[/?#]|$)|linkedin\.com\/company\/[^/]+\/admin|^https?:\/\/(?:www\.)?canva\.com\/design\/.*\/edit|github\.com\/[^/]+\/[^/]+\/settings/i,
    'is a page for those who have an account there',
    'Link to the page that everyone sees: open it in a private window of your browser, and copy its address from there.',
  ],
  [
    /YOUR[-_]?(?:NAME|USERNAME|COMPANY|DOMAIN|SITE|STORE|LINK|ID|NUMBER)|(?:^|[/=@.])your-?(?:name|username|company|domain|site|store|link|number)(?:[/.?&#]|$)|(?<!x)x{4,}(?:[/.?&#]|$)|[/=]%3C[\w%-]+%3E|[/=]%7B[\w%-]+%7D|[/=][{<][\w -]+[}>]/,
    'has a placeholder in it',
    'Write the real address.',
  ],
  [
    /^https?:\/\/(?:(?:staging|stage|stg|preview)\.|[\w-]+-staging\.|deploy-preview-\d+--|[\w-]+-git-[\w-]+\.vercel\.app|[\w-]+\.(?:ngrok\.io|ngrok-free\.(?:app|dev)|loca\.lt|trycloudflare\.com))/i,
    'is a trial version of a site, which may be gone tomorrow',
    'Link to the public page.',
  ],
];

export default defineRule({
  category: 'Set links',
  description: 'The address of another site opens for every visitor: it is no page for editing, and no trial version.',
  rationale:
    'You are signed in and see the page; visitors see a form to sign in, or an error. Whether an address works for everyone shows in a private window of the browser.',
  content: (content) => {
    const own = withoutWww(new URL(siteUrlOf(content.site)).hostname);
    return content.files().flatMap((file) =>
      limitDiagnostics(file.links, ({ href, at }) => {
        if (!/^https?:\/\//i.test(href)) return undefined;
        const problem = problemOf(href) ?? otherEnding(href, own);
        return problem && at(problem);
      }),
    );
  },
});

function problemOf(href: string): Problem | undefined {
  const closed = CLOSED.find(([pattern]) => pattern.test(href));
  if (!closed) return undefined;
  const [, what, todo, severity = 'error'] = closed;
  return { severity, message: `This address ${what}: ${href}`, found: href, suggestion: todo };
}

/** Our own name with the ending of another domain: it may belong to anyone. */
function otherEnding(href: string, own: string): Problem | undefined {
  const host = URL.canParse(href) ? withoutWww(new URL(href).hostname) : own;
  const [name] = own.split('.');
  if (host === own || host.split('.')[0] !== name || own.split('.').length !== host.split('.').length) return undefined;
  const { pathname, search, hash } = new URL(href);
  return {
    severity: 'warning',
    message: `This site is at ${own}, but this address leads to ${host}.`,
    found: href,
    suggestion: `If you mean this site, write it like this:   ${pathname + search + hash}`,
  };
}
