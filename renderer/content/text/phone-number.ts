import { type PhoneNumber, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';

/** Why a phone number can't be dialed, and the number that was meant, if the digits say so. */
interface WrongNumber {
  message: string;
  meant?: PhoneNumber | undefined;
  /** Further advice, or the only advice if the right form is unknown. */
  advice?: string;
}

/** What follows the number of a switchboard. */
const EXTENSION = /[\s,]*(?:[,;#]|(?<=[\s\d])x|\bext(?:ension)?\b\.?)[\s.:=]*(?:ext=)?\d+$/i;
/** The letters that look like digits. */
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' };
/** The letters of each key of a phone, from the key 2 on. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** Whether a number begins with + and a country code, and has as many digits as the numbers of that country. */
export function canBeDialed(number: string): boolean {
  return number.startsWith('+') && validatePhoneNumberLength(number) === undefined;
}

/** @param typed a number that can't be dialed as it is written */
export function wrongNumber(typed: string): WrongNumber {
  const text = typed
    .normalize('NFKC')
    .replace(/^tel:(?:\/\/)?/i, '')
    .trim();
  const found = `but found "${typed}".`;
  if (!/\d{2}/.test(text))
    return {
      message: `This must be a phone number, ${found}`,
      advice: 'Write a + and the country code, and then its digits.',
    };
  if (/^tel:/i.test(typed) && dialed(text)) {
    return { message: `A phone number is written without tel:, ${found}`, meant: dialed(text) };
  }
  const number = text.replace(EXTENSION, '');
  if (number !== text) {
    const message = `A phone number has no extension, because phones dial it in different ways, ${found}`;
    return { message, meant: dialed(number), advice: 'Name the extension in a text beside it.' };
  }
  const [letters] = /\p{L}(?:.*\p{L})?/u.exec(text) ?? [];
  if (letters !== undefined) {
    return {
      message: `A phone number has no letters, but found "${letters}" in "${typed}".`,
      meant: withoutLetters(text),
    };
  }
  const [first = '', ...others] = text.split(/\s*(?:[/|]|,)\s*(?=[+\d(]{2})/);
  if (others.length > 0 && dialed(first)) {
    return { message: `This must be one phone number, ${found}`, meant: dialed(first) };
  }
  if (text.includes('(0)')) {
    return { message: `The zero in parentheses is not dialed from abroad, ${found}`, meant: dialed(text) };
  }
  return text.startsWith('+') ? wrongDigits(text, found) : withoutCountry(text, found);
}

function wrongDigits(text: string, found: string): WrongNumber {
  const meant = dialed(text);
  if (meant) return { message: `A phone number has digits, spaces, hyphens and brackets, ${found}`, meant };
  const advice = 'Compare it with the number that people dial, digit by digit.';
  const wrong = validatePhoneNumberLength(text);
  if (wrong === 'INVALID_COUNTRY')
    return { message: `No country has the code that this number begins with, ${found}`, advice };
  const amount = wrong === 'TOO_SHORT' ? 'too few' : wrong === 'TOO_LONG' ? 'too many' : 'not as many';
  const as =
    wrong === 'TOO_SHORT' || wrong === 'TOO_LONG' ? 'for a number of its country' : 'as the numbers of its country';
  return { message: `This phone number has ${amount} digits ${as}: "${text}".`, advice };
}

function withoutCountry(text: string, found: string): WrongNumber {
  const message = `A phone number must begin with + and the country code, ${found}`;
  const abroad = dialed(text.replace(/^\(?0(?:0|11)/, '+'));
  const digits = text.replace(/\D/g, '');
  const meant = abroad ?? (digits.startsWith('0') ? undefined : dialed(`+${digits}`));
  if (meant && !(digits.length === 10)) return { message, meant };
  const northAmerican = digits.length === 10 ? dialed(`+1${digits}`) : undefined;
  return {
    message,
    advice: northAmerican
      ? `If it is a number of the United States or Canada, write:   ${northAmerican.formatInternational()}`
      : `Write the country code before it, such as +49 for Germany:   +49 ${digits.replace(/^0/, '')}`,
  };
}

/** The number that is dialed; undefined if no phone can. */
function dialed(text: string): PhoneNumber | undefined {
  const digits = text.replace('(0)', '').replace(/\D/g, '');
  const number = text.startsWith('+') ? `+${digits}` : '';
  return canBeDialed(number) ? parsePhoneNumberFromString(number) : undefined;
}

/** A single letter is a digit that looks like it, and a word is typed on the keys of a phone. */
function withoutLetters(text: string): PhoneNumber | undefined {
  const isWord = /\p{L}{3}/u.test(text);
  const digits = text.replace(/[a-z]/gi, (letter) => {
    const small = letter.toLowerCase();
    const key = KEYS.findIndex((letters) => letters.includes(small));
    return isWord ? String(key + 2) : (LOOKALIKES[small] ?? letter);
  });
  if (/\p{L}/u.test(digits)) return undefined;
  return dialed(digits.startsWith('+') ? digits : `+${digits}`);
}
