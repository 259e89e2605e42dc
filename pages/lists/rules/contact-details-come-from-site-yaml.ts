import { type CheckedFile, defineRule, escapePattern, type Finding, memoize, type Problem } from 'sitewright';
import { type SiteFields, site } from '../../../components/model/lists/site';
import { words } from '../../../components/model/lists/words';
import { anySpellingOf } from '../business-hours';

export default defineRule({
  category: 'State figures',
  description:
    'The email addresses, the phone number, and the business hours of the agency are written as [[site.email]], [[site.telephone]], and so on.',
  rationale:
    'They are in site.yaml, and a new number is a single change. A number typed by hand would stay as it is, and lead visitors to a phone that nobody answers.',
  fix: 'Writes the placeholder where the address, number, or hours are exactly those of one field of site.yaml.',
  takesNotes: true,
  reads: { site },
  file: (file, { site }) => {
    if (file.address === undefined && !file.isOf(words)) return [];
    const details = detailsOf(site);
    const inLinks = file.links.flatMap(({ href, alt, at }) => {
      const problem = alt === undefined ? problemOfLink(href, details) : undefined;
      return problem ? withLink(at(problem), problem, file) : [];
    });
    // A bare address is found twice: as a link and as its text.
    const linked = new Set(inLinks.map(placeOf));
    const inTexts = file.texts({ pattern: MAY_BE_DETAIL }).flatMap(({ text, at }) =>
      details.flatMap((detail) => {
        const found = detail.find(text);
        return found ? at(found.start, found.end, problemOf(text.slice(found.start, found.end), detail)) : [];
      }),
    );
    return [...inLinks, ...inTexts.filter((each) => !linked.has(placeOf(each)))];
  },
});

/** Matches every text with an address, a number, or hours. */
const MAY_BE_DETAIL = /@|\d{3}|\d\s*[ap]\.?m|\d:\d\d/i;

interface Detail {
  kind: 'email address' | 'phone number' | 'business hours';
  /** Its value in site.yaml. */
  value: string;
  /** The fields of site.yaml with this value. */
  fields: string[];
  find: (text: string) => { start: number; end: number } | undefined;
}

const detailsOf = memoize((site: SiteFields): readonly Detail[] => {
  const emails = Object.entries(site).flatMap(([field, value]) =>
    typeof value === 'string' && /^\S+@\S+$/.test(value) ? [{ field, value }] : [],
  );
  const { telephone, telephoneHours } = site;
  const hours = anySpellingOf(telephoneHours);
  return [
    ...new Map(emails.map(({ value }) => [value.toLowerCase(), emailDetail(value, emails)])).values(),
    {
      kind: 'phone number',
      value: telephone,
      fields: ['telephone'],
      find: (text) => findNumber(text, digitsOf(telephone)),
    },
    {
      kind: 'business hours',
      value: telephoneHours,
      fields: ['telephoneHours'],
      find: (text) => rangeOf(hours.exec(text)),
    },
  ];
});

function emailDetail(value: string, emails: readonly { field: string; value: string }[]): Detail {
  const pattern = new RegExp(`(?<![\\w.+-])${escapePattern(value)}(?![\\w-]|\\.\\w)`, 'i');
  const fields = emails.filter((each) => each.value.toLowerCase() === value.toLowerCase()).map(({ field }) => field);
  return { kind: 'email address', value, fields, find: (text) => rangeOf(pattern.exec(text)) };
}

function rangeOf(match: RegExpExecArray | null): { start: number; end: number } | undefined {
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** A number as typed, with spaces and punctuation between its digits. */
const NUMBER = /(?<![\w+])(?:\+|00)?\(?\d[\d\s().\u00a0\u2010-\u2013/-]{5,20}\d(?!\w)/g;

/** The maximum number of digits in a country code. */
const COUNTRY_CODE = 3;
const SHORTEST = 7;

function findNumber(text: string, wanted: string): { start: number; end: number } | undefined {
  for (const match of text.matchAll(NUMBER)) if (isNumber(match[0], wanted)) return rangeOf(match);
  return undefined;
}

function isNumber(typed: string, wanted: string): boolean {
  const digits = digitsOf(typed.replace(/^00/, '').replace('(0)', ''));
  const national = digits.replace(/^0/, '');
  return wanted === digits || (isLong(national, wanted) && wanted.endsWith(national) && !typed.startsWith('+'));
}

function isLong({ length }: string, wanted: string): boolean {
  return length >= Math.max(SHORTEST, wanted.length - COUNTRY_CODE);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function problemOfLink(href: string, details: readonly Detail[]): Problem | undefined {
  // email-and-phone-links-are-valid reports numbers that no phone can dial.
  if (/^tel:\+\d+$/.test(href)) {
    const detail = details.find(({ kind, value }) => kind === 'phone number' && digitsOf(value) === digitsOf(href));
    return detail && { ...problemOf(href, detail), ...instead(`tel:${tokenOf(detail)}`) };
  }
  if (!href.startsWith('mailto:')) return undefined;
  for (const detail of details) {
    const found = detail.kind === 'email address' ? detail.find(href) : undefined;
    if (!found) continue;
    const typed = `${href.slice(0, found.start)}${tokenOf(detail)}${href.slice(found.end)}`;
    const problem = problemOf(href.slice(found.start, found.end), detail);
    return detail.fields.length === 1 ? { ...problem, ...instead(typed) } : problem;
  }
  return undefined;
}

function instead(typed: string) {
  return { suggestion: `Write it like this:   ${typed}`, replacement: typed };
}

function problemOf(found: string, detail: Detail): Problem {
  const { kind, value, fields } = detail;
  const isExact = kind !== 'business hours' || found === value;
  const tokens = fields.map((field) => `[[site.${field}]]`);
  return {
    message: `${kind === 'business hours' ? 'The business hours are' : `The ${kind} ${value} is`} typed here by hand.`,
    found,
    suggestion: `Write it like this:   ${tokens.join('   or   ')}`,
    replacement: isExact && tokens.length === 1 ? tokens[0] : undefined,
  };
}

function tokenOf({ fields }: Detail): string {
  return `[[site.${fields[0]}]]`;
}

/** The fix for a bare address is a link with a text, because a token alone would not become a link. */
function withLink(diagnostic: Finding, { found = '', replacement }: Problem, file: CheckedFile): Finding {
  const { line, column, endLine, endColumn } = diagnostic;
  const source = file.line(line)?.slice(column - 1, endColumn - 1);
  if (diagnostic.fix || replacement === undefined || source !== found) return diagnostic;
  const token = replacement.replace(/^\w+:/, '');
  const text = `[${token}](${replacement})`;
  return {
    ...diagnostic,
    suggestion: `Write it like this:   ${text}`,
    fix: [{ line, column, endLine, endColumn, text }],
  };
}

function placeOf({ line, column }: Finding): string {
  return `${line}:${column}`;
}
