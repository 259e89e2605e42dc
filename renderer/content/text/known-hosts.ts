import { isOneLetterOff } from './did-you-mean';

/** Sites and providers of email whose names are so peculiar that one letter off is a slip. */
const KNOWN = [
  ...['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud', 'protonmail'],
  ...['facebook', 'instagram', 'linkedin', 'youtube', 'twitter', 'tiktok', 'pinterest', 'tripadvisor'],
  ...['google', 'microsoft', 'amazon', 'github', 'dropbox', 'shopify', 'wordpress', 'cloudflare', 'netlify', 'paypal'],
  ...['hubspot', 'salesforce', 'mailchimp', 'zendesk', 'calendly', 'typeform', 'eventbrite', 'airbnb', 'dribbble'],
  ...['trustpilot', 'glassdoor', 'capterra', 'statista', 'datareportal'],
]
  .map((name) => `${name}.com`)
  .concat('wikipedia.org', 'wordpress.org', 'mozilla.org', 'behance.net');

/** Others that exist, and look like one of these. */
const OTHERS = new Set(['mail.com', 'email.com', 'ymail.com', 'cloud.com', 'wikimedia.org', 'amazon.co', 'google.co']);

/** Misspelled top-level domains, and the intended ones: nobody has these. */
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  nte: 'net',
  ogr: 'org',
  og: 'org',
  rog: 'org',
  cim: 'com',
  xom: 'com',
  ney: 'net',
};

/** Whether a host is one that many write to. */
export function isKnownHost(host: string): boolean {
  return KNOWN.includes(host) || OTHERS.has(host);
}

/** The well-known site that has a name: linkedin.com is LinkedIn. */
export function hostNamed(name: string): string | undefined {
  const word = name.toLowerCase().replaceAll(' ', '');
  return KNOWN.find((host) => host.split('.')[0] === word);
}

/**
 * The host that was meant: a well-known one is a letter off, or the ending is none. Undefined if it may be right.
 * @param host without a port, such as www.linkedn.com, or the domain of an email address
 */
export function meantHost(host: string): string | undefined {
  const [, before = '', domain = ''] = /^(.*?)([^.]+\.[^.]+)$/.exec(host.toLowerCase()) ?? [];
  const [name = '', ending = ''] = domain.split('.');
  const right = Object.hasOwn(ENDINGS, ending) ? `${name}.${ENDINGS[ending]}` : domain;
  const near = isKnownHost(right) ? undefined : KNOWN.find((known) => isOneLetterOff(known, right));
  // In other countries, the same names have other endings.
  const meant = near !== undefined && near.split('.')[0] !== name ? near : right;
  return meant === domain ? undefined : before + meant;
}
