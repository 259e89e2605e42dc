import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Problem } from '../diagnostics/diagnostic';
import { siteUrlOf } from '../settings';
import { withoutWww } from '../text/without-www';
import { defineRule } from './define-rule';

/** Parts of an address that only say where a click came from, by the service that reads them. */
const TRACKING: readonly [name: RegExp, reader: string][] = [
  [/^utm_\w+$/i, 'the statistics of the other site'],
  [/^(?:gclid|gbraid|wbraid|dclid|_gl)$/, 'Google'],
  [/^(?:fbclid|igshid|igsh)$/, 'Facebook and Instagram'],
  [/^(?:trk|trkInfo|trackingId|li_fat_id)$/, 'LinkedIn'],
  [/^(?:msclkid|yclid|twclid|ttclid)$/, 'Bing, Yandex, Twitter and TikTok'],
  [/^(?:mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok)$/, 'the sender of a newsletter'],
];

/** Services that count a click and then redirect, and the parameter with the real address. */
const WRAPPERS: readonly [address: RegExp, part: string][] = [
  [/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i, 'q'],
  [/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i, 'url'],
  [/^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, 'url'],
  [/^https?:\/\/l[m]?\.(?:facebook|instagram)\.com\//i, 'u'],
  [/^https?:\/\/(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)/i, 'url'],
  [/^https?:\/\/(?:www\.)?youtube\.com\/redirect\?/i, 'q'],
  [/^https?:\/\/slack-redir\.net\/link\?/i, 'url'],
];

/** Services that only redirect. Those of Google Forms, Google Maps, and YouTube are how these themselves spell an address. */
const SHORTENERS =
  /^(?:bit\.ly|bitly\.com|tinyurl\.com|t\.co|goo\.gl|ow\.ly|buff\.ly|is\.gd|v\.gd|rb\.gy|cutt\.ly|shorturl\.at|rebrand\.ly|t\.ly|lnkd\.in|trib\.al|dlvr\.it|tiny\.cc|s\.id|shorte\.st|adf\.ly|bl\.ink|fb\.me|amzn\.to|dub\.sh|short\.io|urlz\.fr)$/;

export default defineRule({
  category: 'Set links',
  description: 'The address of another site leads straight there, and does not tell where the click came from.',
  rationale:
    'An address copied from a search result, an email, or a social network passes through a service that records the click, and ends in marks that identify it; a shortened one may lead elsewhere tomorrow. This site tells nobody what its visitors do.',
  fix: 'Writes the address that the link leads to in the end, without these marks.',
  content: (content) => {
    const own = withoutWww(new URL(siteUrlOf(content.site)).host);
    return content.files().flatMap((file) =>
      limitDiagnostics(file.links, ({ href, at }) => {
        if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
        const host = withoutWww(new URL(href).host);
        // internal-links-are-paths reports addresses of this site.
        if (host === own) return undefined;
        if (SHORTENERS.test(host)) return at(shortened(href, host));
        const target = targetOf(href);
        const plain = withoutTracking(target);
        if (plain === href) return undefined;
        const isWrapped = target !== href;
        return at({
          // A campaign of a partner may be on purpose.
          severity: isWrapped ? 'error' : 'warning',
          message: isWrapped
            ? `This address passes through ${new URL(href).host}, which records who clicks: ${href}`
            : `"${trackingIn(target).join('&')}" in this address only tells ${readerOf(target)} where the click came from.`,
          found: href,
          suggestion: `Write it like this:   ${plain}`,
          replacement: plain,
        });
      }),
    );
  },
});

function shortened(href: string, host: string): Problem {
  return {
    severity: 'warning',
    message: `This address passes through ${host}, which counts who clicks, and hides where the link leads: ${href}`,
    found: href,
    suggestion: 'Open it, and copy the address of the page that you see.',
  };
}

/** The address to which a service redirects; the address itself if no service redirects it. */
function targetOf(href: string): string {
  const { searchParams } = new URL(href);
  const targets = WRAPPERS.flatMap(([address, part]) => (address.test(href) ? (searchParams.get(part) ?? []) : []));
  const target = targets.find((each) => /^https?:\/\//i.test(each) && URL.canParse(each));
  if (target === undefined) return href;
  // Parentheses would end a link in Markdown.
  return new URL(target).href.replaceAll('(', '%28').replaceAll(')', '%29');
}

function trackingIn(href: string): string[] {
  const [, query = ''] = /\?([^#]*)/.exec(href) ?? [];
  return query.split('&').filter((part) => readers(part).length > 0);
}

function readers(part: string): string[] {
  const [name = ''] = part.split('=');
  return TRACKING.flatMap(([pattern, reader]) => (pattern.test(name) ? reader : []));
}

function readerOf(href: string): string {
  return [...new Set(trackingIn(href).flatMap(readers))].join(' and ');
}

/** The address with everything else in it as it was written. */
function withoutTracking(href: string): string {
  const [, before = href, query = '', anchor = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(href) ?? [];
  const kept = query.split('&').filter((part) => part !== '' && readers(part).length === 0);
  if (trackingIn(href).length === 0) return href;
  return before + (kept.length > 0 ? `?${kept.join('&')}` : '') + anchor;
}
