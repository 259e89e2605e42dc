import type { TextBlock } from '../checked-file/text-block';
import type { Finding } from '../diagnostics/diagnostic';
import type { CheckedContent } from '../graph/checked-content';
import { siteUrlOf } from '../settings';
import { isOneLetterOff } from '../text/did-you-mean';
import { isKnownHost, meantHost } from '../text/known-hosts';
import { withoutWww } from '../text/without-www';
import { defineRule } from './define-rule';

/** Begins at the @, because matching from each letter of a long word would take too long. */
const DOMAIN = /(?<=[\w.+-])@([a-z\d-]+(?:\.[a-z\d-]+)+)/gi;
const LONGEST_NAME = 64;

/** A domain with a comma for its last dot, which no program reads as an address. */
const WITH_COMMA = /(?<=[\w.+-])@((?:[a-z\d-]+\.)*[a-z\d-]+,[a-z]{2,})(?![\w@.-])/gi;

export default defineRule({
  category: 'Set links',
  description: 'The domain of an email address is spelled right, and ours is the one that the data files have.',
  rationale:
    'Mail to gmial.com or to an address that ends in .con never arrives, and the visitor who wrote it waits for an answer.',
  takesNotes: true,
  content: (content) => {
    const own = ownDomain(content);
    return content.files().flatMap((file) => [
      // Without this test, the body of each file would be parsed.
      ...(file.text.search(WITH_COMMA) < 0 ? [] : file.texts({ pattern: WITH_COMMA })).flatMap((block) =>
        commasIn(block, own),
      ),
      ...[...file.text.matchAll(DOMAIN)].flatMap(({ 1: domain = '', index }) => {
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
      }),
    ]);
  },
});

/** The domains with a comma that would be ours, or one that many have, with a dot. */
function commasIn(block: TextBlock, own: string): Finding[] {
  return block.find(WITH_COMMA, ([, typed = '']) => {
    const domain = typed.replace(',', '.').toLowerCase();
    return domain === own || isKnownHost(domain)
      ? {
          message: `The parts of a domain are separated by dots, but found "${typed}".`,
          found: typed,
          suggestion: `Write it like this:   @${domain}`,
        }
      : undefined;
  });
}

/** The domain that most addresses in data files have, since one of them may have the slip; without any, that of the site. */
function ownDomain(content: CheckedContent): string {
  const emails = content
    .files()
    .filter(({ list }) => list !== undefined)
    .flatMap(({ fields }) => fields.map(({ value }) => value))
    .flatMap((value) =>
      typeof value === 'string' ? (/^[^\s@]+@([^\s@]+)$/.exec(value)?.[1]?.toLowerCase() ?? []) : [],
    );
  const count = (domain: string) => emails.filter((each) => each === domain).length;
  const [most] = emails.toSorted((one, other) => count(other) - count(one));
  return most ?? withoutWww(new URL(siteUrlOf(content.site)).hostname);
}

/** Whether a domain is ours with a slip or another ending. */
function isNearly(own: string, domain: string): boolean {
  const [parts, ownParts] = [domain.split('.'), own.split('.')];
  const hasOtherEnding = parts[0] === ownParts[0] && parts.length === ownParts.length;
  return domain !== own && (hasOtherEnding || isOneLetterOff(domain, own));
}
