import type { Problem } from '../diagnostics/diagnostic';
import { dialing, isOnlySpelled, tellNumber } from '../text/address-advice';
import { isEmail, meantEmail } from '../text/email-address';
import { percentDecode } from '../text/percent-decode';
import { canBeDialed } from '../text/phone-number';
import { defineRule } from './define-rule';

const NUMBER = /^tel:\+\d{7,15}$/;

export default defineRule({
  category: 'Set links',
  description: 'mailto: is followed by an email address, and tel: by an international phone number in digits.',
  rationale: "The visitor's mail program or phone uses the address or number exactly as written.",
  fix: 'Removes spaces, dots, brackets and hyphens from a phone number.',
  file: (file, _lists, tokens) =>
    file.links.flatMap(({ href, at }) => {
      const problem = problemOf(href, tokens.fill(href));
      return problem ? at(problem) : [];
    }),
});

function problemOf(href: string, url: string): Problem | undefined {
  // references-resolve reports unknown tokens.
  if (url.includes('[[')) return undefined;
  if (url.startsWith('mailto:')) {
    const [address = '', ...query] = url.slice('mailto:'.length).split('?');
    const isAddress = address.split(',').every((each) => isEmail(percentDecode(each)));
    if (isAddress && query.every(isQuery)) return undefined;
    const email = url === href && query.length === 0 ? meantEmail(percentDecode(address)) : undefined;
    const meant = email && `mailto:${email}`;
    return {
      message: `mailto: needs an email address, but found "${url.slice('mailto:'.length)}".`,
      found: href,
      suggestion:
        meant === undefined
          ? 'Write it like this:   mailto:[[site.email]]   or   mailto:[[site.email]]?subject=A%20question'
          : `Write it like this:   ${meant}`,
      replacement: meant,
    };
  }
  if (!url.startsWith('tel:')) return undefined;
  // If a placeholder is filled in, the text around it does not belong to the number.
  const typed = href.includes('[[') ? url : href;
  const number = percentDecode(typed.replace(/^tel:(?:\/\/)?/, ''));
  if (NUMBER.test(typed) && canBeDialed(number)) return undefined;
  return {
    message: tellNumber(number),
    found: href,
    suggestion: dialing(number),
    replacement: isOnlySpelled(number) && !href.includes('[[') ? `tel:${number.replace(/[^+\d]/g, '')}` : undefined,
  };
}

/** Whether a mail program can read what follows the ? of an address. A value may have an & in it. */
function isQuery(query: string): boolean {
  return query
    .split('&')
    .every((part, index) => /^(?:subject|body|cc|bcc)=[^\s=]*$/i.test(part) || (index > 0 && /^[^\s=]*$/.test(part)));
}
