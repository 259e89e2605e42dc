import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Problem } from '../diagnostics/diagnostic';
import { siteUrlOf } from '../settings';
import { isOneLetterOff } from '../text/did-you-mean';
import { hostNamed, isKnownHost, meantHost } from '../text/known-hosts';
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
    /^https?:\/\/docs\.google\.com\/(?!forms\/|\w+\/(?:u\/\d+\/)?d\/e\/|viewer)/i,
    'opens only if the document is shared with everyone',
    'In Google Docs, choose File, Share, Publish to web, and copy that address; or download it as a PDF into content/media.',
    'warning',
  ],
  [
    /^https?:\/\/(?:drive\.google\.com\/drive|www\.dropbox\.com\/home|onedrive\.live\.com\/(?:edit|\?id=)|(?:www\.)?icloud\.com\/iclouddrive|[\w-]+\.sharepoint\.com\/|(?:we\.tl|wetransfer\.com\/downloads)\/)/i,
    'leads into someone’s own files, which open only if they are shared with everyone',
    'Put the file into content/media, and link to that.',
    'warning',
  ],
  [
    /^https?:\/\/(?:(?:www\.)?notion\.so\/(?=.*[\da-f]{8})|(?:www\.)?figma\.com\/(?:file|design|board)\/|miro\.com\/app\/|trello\.com\/[bc]\/|airtable\.com\/app|[\w-]+\.atlassian\.net\/|[\w-]+\.monday\.com\/boards|linear\.app\/[^/]+\/|teams\.microsoft\.com\/|[\w-]+\.slack\.com\/|[\w-]+\.lightning\.force\.com\/|app\.clickup\.com\/)/i,
    'leads into a workspace, which opens only for its members, or if it is shared with everyone',
    'Link to a public page, or put what visitors need onto this page.',
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
  description:
    'The address of another site opens for every visitor: it is no page for editing, no trial version, and its host is spelled right and the one that it names.',
  rationale:
    'You are signed in and see the page; visitors see a form to sign in, or an error. Whether an address works for everyone shows in a private window of the browser.',
  content: (content) => {
    const own = withoutWww(new URL(siteUrlOf(content.site)).hostname);
    return content.files().flatMap((file) =>
      limitDiagnostics(file.links, ({ href, words, at }) => {
        if (!/^https?:\/\//i.test(href)) return undefined;
        const problem = problemOf(href) ?? likeOurs(href, own) ?? misspelled(href) ?? ofAnotherSite(href, words);
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

/** Our own host with a slip, or with another ending: it may belong to anyone. */
function likeOurs(href: string, own: string): Problem | undefined {
  const host = URL.canParse(href) ? withoutWww(new URL(href).hostname) : own;
  const [parts, ownParts] = [host.split('.'), own.split('.')];
  const hasOtherEnding = parts[0] === ownParts[0] && parts.length === ownParts.length;
  if (host === own || !(hasOtherEnding || isOneLetterOff(host, own))) return undefined;
  const { pathname, search, hash } = new URL(href);
  return {
    severity: 'warning',
    message: `This site is at ${own}, but this address leads to ${host}.`,
    found: href,
    suggestion: `If you mean this site, write it like this:   ${pathname + search + hash}`,
  };
}

/** A well-known host with a slip. */
function misspelled(href: string): Problem | undefined {
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  const meant = meantHost(host);
  if (meant === undefined) return undefined;
  return {
    severity: 'warning',
    message: `"${host}" may be a slip for ${meant}: the link would lead to someone else, or nowhere.`,
    found: href,
    suggestion: `Did you mean this?   ${href.replace(host, meant)}`,
  };
}

/** A link that names a well-known site, and leads to another one. */
function ofAnotherSite(href: string, words = ''): Problem | undefined {
  const named = hostNamed(words);
  const host = URL.canParse(href) ? withoutWww(new URL(href).hostname) : '';
  if (named === undefined || named === host || !isKnownHost(host)) return undefined;
  return {
    severity: 'warning',
    message: `This link is called ${words}, but leads to ${host}.`,
    found: href,
    suggestion: `Write the address at ${named}, or another name.`,
  };
}
