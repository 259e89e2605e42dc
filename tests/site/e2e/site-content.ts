import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { SiteFields } from '../../../components/model/lists/site';
import type { Words } from '../../../components/model/lists/words';
import { builtPages } from '../support/built-pages';

/** The words of the interface, which editors may change. */
export const words: Words = parse(readFileSync('content/words.yaml', 'utf8'));

/** The facts of the agency, its services, and its menus. */
export const facts: SiteFields = parse(readFileSync('content/site.yaml', 'utf8'));

/** When we promise to reply, in each of the ways to say it. */
export const promised = new RegExp(
  Object.values<{ kind: string; value: string }>(parse(readFileSync('content/claims.yaml', 'utf8')))
    .flatMap(({ kind, value }) => (kind === 'reply' ? value : []))
    .join('|'),
);

/** The addresses of pages by what they are for, which editors may change as well. */
export const at = {
  contact: facts.contact.href,
  newsletter: pageWith('data-island="newsletter-form"'),
  /** The page with the demo of the specification, which has a remark for each message. */
  chat: pageWith('id="whatsapp-demo-section"'),
};

/** The shortest page with a part. @throws Error if there is none */
function pageWith(part: string): string {
  const [first] = builtPages.filter(({ html }) => html.includes(part)).sort((a, b) => a.html.length - b.html.length);
  if (!first) throw new Error(`No page has ${part}.`);
  return first.address;
}
