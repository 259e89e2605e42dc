import { siteUrlOf } from '../../settings';
import { linksIn } from '../graph/links-in-file';
import type { Rule } from './rule';

/** Namespaces: identifiers that only look like addresses. */
const NAMESPACE = /^http:\/\/(?:www\.w3\.org|schemas\.\S+|purl\.org|xmlns\.com|ns\.adobe\.com)\//i;

export const externalLinksUseHttps: Rule = {
  category: 'Set links',
  description: 'The address of another site begins with https://.',
  rationale:
    'With http://, anyone between the visitor and the other site can read and change the page, and browsers warn of it. The few sites that still know nothing else are left to you: this is only a warning.',
  checkFile: (valid) => {
    const own = new URL(siteUrlOf()).host;
    return linksIn(valid).flatMap(({ href, at }) => {
      if (!/^http:\/\//i.test(href) || !URL.canParse(href) || NAMESPACE.test(href)) return [];
      // internal-links-are-paths reports addresses of this site, and external-links-are-well-formed those without a dot.
      const { host, hostname } = new URL(href);
      if (host.replace(/^www\./, '') === own.replace(/^www\./, '') || !hostname.includes('.')) return [];
      return at({
        severity: 'warning',
        code: 'external-links-use-https',
        message: valid.file.text.includes(href)
          ? `This address begins with http://, which is not encrypted: ${href}`
          : `Without https://, this address leads to an unencrypted page: ${href.replace(/^http:\/\//i, '')}`,
        found: href,
        suggestion: `Try whether this one leads to the same page, and write it:   ${href.replace(/^http:/i, 'https:')}`,
      });
    });
  },
};
