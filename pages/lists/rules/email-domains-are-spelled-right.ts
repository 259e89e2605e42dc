import { defineRule, isOneLetterOff, meantHost } from 'sitewright';
import { type SiteFields, site } from '../../../components/model/lists/site';

/** Begins at the @, because matching from each letter of a long word would take too long. */
const DOMAIN = /(?<=[\w.+-])@([a-z\d-]+(?:\.[a-z\d-]+)+)/gi;
const LONGEST_NAME = 64;

export default defineRule({
  category: 'Set links',
  description: 'The domain of an email address is spelled right, and ours is that of the addresses in site.yaml.',
  rationale:
    'Mail to gmial.com or to an address that ends in .con never arrives, and the visitor who wrote it waits for an answer.',
  takesNotes: true,
  reads: { site },
  file: (file, { site }) => {
    const own = ownDomain(site);
    return [...file.text.matchAll(DOMAIN)].flatMap(({ 1: domain = '', index }) => {
      const isOurs = isNearly(own, domain.toLowerCase());
      const right = isOurs ? own : meantHost(domain);
      if (right === undefined) return [];
      const [name = ''] = /[\w.+-]+$/.exec(file.text.slice(Math.max(0, index - LONGEST_NAME), index)) ?? [];
      const found = `${name}@${domain}`;
      return file.atText(index + 1, index + 1 + domain.length, {
        message: isOurs
          ? `Our addresses end in @${own}: mail to ${found} would go to someone else, or nowhere.`
          : `"${domain}" may be a slip: mail to ${found} would not arrive.`,
        found: domain,
        suggestion: `Did you mean ${name}@${right}?`,
      });
    });
  },
});

/** The domain that most addresses of site.yaml have: one of them may have the slip. */
function ownDomain(site: SiteFields): string {
  const domains = Object.values(site).flatMap((value) =>
    typeof value === 'string' ? (/^\S+@(\S+)$/.exec(value)?.[1]?.toLowerCase() ?? []) : [],
  );
  const count = (domain: string) => domains.filter((each) => each === domain).length;
  return domains.toSorted((one, other) => count(other) - count(one))[0] ?? '';
}

/** Whether a domain is ours with a slip or another ending. */
function isNearly(own: string, domain: string): boolean {
  const [parts, ownParts] = [domain.split('.'), own.split('.')];
  const hasOtherEnding = parts[0] === ownParts[0] && parts.length === ownParts.length;
  return domain !== own && (hasOtherEnding || isOneLetterOff(domain, own));
}
