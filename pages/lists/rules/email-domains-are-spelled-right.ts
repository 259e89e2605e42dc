import { defineRule } from 'sitewright';
import { site } from '../../../components/model/lists/site';

/** Begins at the @, because matching from each letter of a long word would take too long. */
const DOMAIN = /(?<=[\w.+-])@([a-z\d-]+(?:\.[a-z\d-]+)+)/gi;
const LONGEST_NAME = 64;

/** Typos in the most common domains. Each is either unregistered or someone else's domain. */
const TYPOS: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': ['gmial', 'gmai', 'gamil', 'gmal', 'gnail', 'gmaill', 'gmil', 'gimail', 'ggmail'].map(dotCom),
  'hotmail.com': ['hotmial', 'hotmal', 'hotmai', 'hotmil', 'hotmaill', 'hotamil'].map(dotCom),
  'outlook.com': ['outlok', 'outloo', 'outllok', 'outlokk', 'otlook', 'outlook365'].map(dotCom),
  'yahoo.com': ['yaho', 'yahooo', 'yhaoo', 'yahho'].map(dotCom),
  'icloud.com': ['iclod', 'icoud', 'iclould', 'icluod'].map(dotCom),
};

/** Misspelled top-level domains, and the intended ones. */
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  nte: 'net',
  ogr: 'org',
};

function dotCom(name: string): string {
  return `${name}.com`;
}

export default defineRule({
  category: 'Set links',
  description: 'The domain of an email address is spelled right, and ours ends as in site.yaml.',
  rationale:
    'Mail to gmial.com or to an address that ends in .con never arrives, and the visitor who wrote it waits for an answer.',
  takesNotes: true,
  reads: { site },
  file: (file, { site }) => {
    const own = domainOf(site.email);
    return [...file.text.matchAll(DOMAIN)].flatMap(({ 1: domain = '', index }) => {
      const isOurs = hasOtherEnding(domain.toLowerCase(), own);
      const right = isOurs ? own : rightDomain(domain.toLowerCase());
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

function rightDomain(domain: string): string | undefined {
  const [known] = Object.entries(TYPOS).find(([, typos]) => typos.includes(domain)) ?? [];
  if (known !== undefined) return known;
  const [, name = '', ending = ''] = /^(.*)\.([^.]*)$/.exec(domain) ?? [];
  const right = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  return right && `${name}.${right}`;
}

function hasOtherEnding(domain: string, own: string): boolean {
  const [parts, ownParts] = [domain.split('.'), own.split('.')];
  return domain !== own && parts[0] === ownParts[0] && parts.length === ownParts.length;
}

function domainOf(email: string): string {
  return email.slice(email.indexOf('@') + 1).toLowerCase();
}
