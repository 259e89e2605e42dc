import * as z from 'zod';

/** What stands for an @ and a dot in addresses that are hidden from programs: "office (at) example (dot) com". */
const HIDDEN: readonly [RegExp, string][] = [
  [/\s*[([{]\s*at\s*[)\]}]\s*|\s+at\s+/gi, '@'],
  [/\s*[([{]\s*dot\s*[)\]}]\s*|\s+dot\s+/gi, '.'],
];

/** The address that was meant by one with a comma for a dot, with spaces, or in brackets; undefined if that can't be told. */
export function meantEmail(typed: string): string | undefined {
  const plain = HIDDEN.reduce((text, [pattern, sign]) => text.replace(pattern, sign), typed)
    .replace(/^[<"'\s]*(?:mailto:\s*)?|[>"'.,;\s]+$/gi, '')
    .replace(/@{2,}/, '@')
    .replace(/\s/g, '');
  const [name = '', domain = '', ...more] = plain.split('@');
  const meant = `${name}@${domain.replace(/[.,;:]+/g, '.')}`;
  return more.length === 0 && meant !== typed && isEmail(meant) ? meant : undefined;
}

/** Whether a text is one email address. */
export function isEmail(text: string): boolean {
  return z.regexes.email.test(text);
}
