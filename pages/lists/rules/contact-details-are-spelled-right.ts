import { type CheckedFile, defineRule, type Finding, type Problem } from 'sitewright';
import { type SiteFields, site } from '../../../components/model/lists/site';

/** A number as typed, with spaces and punctuation between its digits. */
const NUMBER = /(?<![\w+.,/-])(?:\+|00)?\(?\d[\d\s().\u00a0\u2010-\u2013-]{7,20}\d(?![\w-])/g;
const EMAIL = /(?<![\w.+-])[a-z\d][\w.+-]{0,63}@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
/** The most digits of a country code, which national numbers lack. */
const COUNTRY_CODE = 3;
/** The fewest digits of a number that can't be anything else. */
const SHORTEST = 9;

export default defineRule({
  category: 'State figures',
  description: 'A phone number that is nearly ours is ours, and so is an email address at our domain.',
  rationale:
    'With two digits swapped, a stranger answers the phone. Mail to an address that nobody has set up is lost.',
  takesNotes: true,
  reads: { site },
  file: (file, { site: details }) => {
    if (file.isOf(site)) return twoNumbers(file, details);
    const inLinks = file.links.flatMap(({ href, at }) => {
      const [, number] = /^(?:tel:|https:\/\/wa\.me\/)(\+?\d+)$/.exec(href) ?? [];
      const problem = number === undefined ? undefined : nearNumber(number, details);
      // A chat's address has digits alone, which no token is.
      const chat = href.startsWith('https://wa.me/') && {
        suggestion: `If ours is meant, write it like this:   https://wa.me/${digitsOf(details.whatsapp)}`,
      };
      return problem ? at({ ...problem, ...chat }) : [];
    });
    const inTexts = file
      .texts({ pattern: /\d{3}/ })
      .flatMap((block) => block.find(NUMBER, ([found]) => nearNumber(found, details)));
    return [...inLinks, ...inTexts];
  },
  content: (content) => {
    const { email } = content.list(site);
    const domain = email.slice(email.indexOf('@')).toLowerCase();
    const files = content.files().filter(({ text }) => text.toLowerCase().includes(domain));
    // Where a field has nothing but an address, it is stated, as in site.yaml.
    const stated = new Set(
      files.flatMap(({ fields }) =>
        fields.flatMap(({ value }) => (typeof value === 'string' ? value.toLowerCase() : [])),
      ),
    );
    const unknown = (address: string) =>
      address.toLowerCase().endsWith(domain) && !stated.has(address.toLowerCase()) ? noSuchMailbox(address) : undefined;
    return files.flatMap((file) => {
      const inTexts = file.texts({ pattern: /@/ }).flatMap((block) => block.find(EMAIL, ([found]) => unknown(found)));
      const linked = file.links.flatMap(({ href, at }) => {
        const problem = href.startsWith('mailto:') ? unknown(href.replace(/^mailto:|\?.*$/g, '')) : undefined;
        return problem ? at(problem) : [];
      });
      // A bare address is a link, and the text of it.
      const places = new Set(inTexts.map(placeOf));
      return [...inTexts, ...linked.filter((each) => !places.has(placeOf(each)))];
    });
  },
});

function placeOf({ line, column }: Finding): string {
  return `${line}:${column}`;
}

function nearNumber(typed: string, { telephone, whatsapp }: SiteFields): Problem | undefined {
  const digits = digitsOf(typed.replace(/^00/, '').replace('(0)', ''));
  const own = [telephone, whatsapp].map(digitsOf);
  const isOwn = own.some((number) => number.endsWith(digits.replace(/^0/, '')));
  if (isOwn || !own.some((number) => isNear(digits, number))) return undefined;
  return {
    severity: 'warning',
    message: `This number is ours but for one or two digits, and ours is ${telephone}: ${typed}`,
    found: typed,
    suggestion: 'If ours is meant, write it like this:   [[site.telephone]]',
  };
}

/** Whether a number is another one with a digit that is wrong, missing, or too many, or with two neighbors swapped. */
function isNear(typed: string, number: string): boolean {
  return [number, ...Array.from({ length: COUNTRY_CODE }, (_, index) => number.slice(index + 1))].some((own) => {
    if (own.length < SHORTEST || Math.abs(own.length - typed.length) > 1) return false;
    const [rest, other] = whereTheyDiffer(typed, own);
    const isOneOff = rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1);
    return rest + other !== '' && (isOneOff || isSwapped(rest, other));
  });
}

/** What two numbers have from the first digit on in which they differ. */
function whereTheyDiffer(one: string, other: string): [string, string] {
  const start = [...one].findIndex((digit, index) => digit !== other[index]);
  return start < 0 ? ['', other.slice(one.length)] : [one.slice(start), other.slice(start)];
}

function isSwapped(one: string, other: string): boolean {
  return one.length > 1 && one.slice(0, 2) === other.charAt(1) + other.charAt(0) && one.slice(2) === other.slice(2);
}

/** Our two numbers, of which one may follow the other. */
function twoNumbers(file: CheckedFile<SiteFields>, { telephone, whatsapp }: SiteFields): Finding[] {
  if (!isSwapped(...whereTheyDiffer(digitsOf(whatsapp), digitsOf(telephone)))) return [];
  return [
    file.at(['whatsapp'], {
      severity: 'warning',
      message: `This number is the phone number but for two digits that are swapped: ${telephone}`,
      found: whatsapp,
      suggestion: 'Compare both with the numbers that people dial, digit by digit.',
    }),
  ];
}

function noSuchMailbox(typed: string): Problem {
  return {
    severity: 'warning',
    message: `Neither site.yaml nor another field has the address ${typed}.`,
    found: typed,
    suggestion: 'Write one that exists, such as   [[site.email]]',
  };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
