import * as z from 'zod';
import type { Problem } from '../diagnostics/diagnostic';
import { linksIn } from '../graph/links-in-file';
import { fillTokens } from '../schema/tokens';
import { percentDecode } from '../text/percent-decode';
import type { Rule } from './rule';

const NUMBER = /^tel:\+\d{7,15}$/;

export default {
  category: 'Set links',
  description: 'mailto: is followed by an email address, and tel: by an international phone number in digits.',
  rationale: "The visitor's mail program or phone uses the address or number exactly as written.",
  fix: 'Removes spaces, dots, brackets and hyphens from a phone number.',
  checkFile: (valid, lists) =>
    linksIn(valid).flatMap(({ href, at }) => {
      const problem = problemOf(href, fillTokens(href, lists));
      return problem ? at(problem) : [];
    }),
} satisfies Rule;

function problemOf(href: string, url: string): Problem | undefined {
  // references-resolve reports unknown tokens.
  if (url.includes('[[')) return undefined;
  if (url.startsWith('mailto:')) {
    const [address = '', ...query] = url.slice('mailto:'.length).split('?');
    const isAddress = address.split(',').every((each) => z.regexes.email.test(percentDecode(each)));
    if (isAddress && query.every(isQuery)) return undefined;
    return {
      message: `mailto: needs an email address, but found "${url.slice('mailto:'.length)}".`,
      found: href,
      suggestion: 'Write it like this:   mailto:[[site.email]]   or   mailto:[[site.email]]?subject=A%20question',
    };
  }
  const typed = href.includes('[[') ? url : href;
  if (!url.startsWith('tel:') || NUMBER.test(typed)) return undefined;
  // Nobody dials a zero in brackets from abroad, where the country code is needed.
  const digits = typed.replace('(0)', '').replace(/[\s().-]/g, '');
  const isNumber = NUMBER.test(digits);
  return {
    message: `tel: needs an international phone number in digits, but found "${href.slice('tel:'.length)}".`,
    found: href,
    suggestion: `Write it like this:   ${isNumber ? digits : 'tel:+15550100142'}`,
    replacement: isNumber && !typed.includes('(0)') ? digits : undefined,
  };
}

/** Whether a mail program can read what follows the ? of an address. A value may have an & in it. */
function isQuery(query: string): boolean {
  return query
    .split('&')
    .every((part, index) => /^(?:subject|body|cc|bcc)=[^\s=]*$/i.test(part) || (index > 0 && /^[^\s=]*$/.test(part)));
}
