import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Problem } from '../diagnostics/diagnostic';
import { siteUrlOf } from '../settings';
import { privateHost } from '../text/private-host';
import { withoutWww } from '../text/without-www';
import { defineRule } from './define-rule';

/** Namespaces: identifiers that only look like addresses. */
const NAMESPACE = /^http:\/\/(?:www\.w3\.org|schemas\.\S+|purl\.org|xmlns\.com|ns\.adobe\.com)\//i;

export default defineRule({
  category: 'Set links',
  description: 'The address of another site begins with https://.',
  rationale:
    'With http://, anyone between the visitor and the other site can read and change the page, and browsers warn of it. The few sites that still know nothing else are left to you: this is only a warning.',
  content: (content) => {
    const own = withoutWww(new URL(siteUrlOf(content.site)).host);
    return content.files().flatMap((file) =>
      limitDiagnostics(file.links, ({ href, at }) => {
        if (!/^http:\/\//i.test(href) || !URL.canParse(href) || NAMESPACE.test(href)) return undefined;
        // internal-links-are-paths reports addresses of this site, external-links-are-well-formed private addresses.
        const { host, hostname } = new URL(href);
        const isReported = withoutWww(host) === own || !hostname.includes('.') || privateHost(href) !== undefined;
        return isReported ? undefined : at(problemOf(href, file.text));
      }),
    );
  },
});

/** @param text of the file */
function problemOf(href: string, text: string): Problem {
  return {
    severity: 'warning',
    message: text.includes(href)
      ? `This address begins with http://, which is not encrypted: ${href}`
      : `Without https://, this address leads to an unencrypted page: ${href.replace(/^http:\/\//i, '')}`,
    found: href,
    suggestion: `Try whether this one leads to the same page, and write it:   ${href.replace(/^http:/i, 'https:')}`,
  };
}
