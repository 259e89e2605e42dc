/** What mail programs and customer databases call the person that they write to. */
const NAMES =
  '(?:(?:first|last|full|middle|sur|user|nick|given|family|contact|company|customer|recipient|client|business|subscriber)[ ._-]*name|[fl]name|salutation|unsubscribe(?:[ ._-]*(?:url|link))?|e-?mail[ ._-]*address)';
const OWNER = '(?:(?:contact|recipient|customer|subscriber|lead|user|person|person_?account|account|company)\\.)?';

const NAME = new RegExp(`^\\s*!?${OWNER}${NAMES}\\s*$`, 'i');

/** The marks of mail programs around such a name: %FIRSTNAME%, %%first_name%%, *|FNAME|*, [% name %], «FirstName», <<First Name>>. */
export const MERGE_FIELDS = new RegExp(
  [
    `%%?\\s*${OWNER}${NAMES}\\s*%%?`,
    '%%?[a-z]+(?:_[a-z]+)+%%?',
    // Asterisks that were read as marks are gone from the text.
    `\\*?\\|(?:${OWNER}${NAMES}|(?:LIST|MC|MERGE|UNSUB)[\\w:]*)\\|\\*?`,
    '\\[%[^\\]\\[%]+%\\]',
    `«\\s*${OWNER}${NAMES}\\s*»`,
    `<<\\s*${OWNER}${NAMES}\\s*>>`,
  ].join('|'),
  'gi',
);

/** Whether a mail program fills in a name, such as first_name or contact.firstname. */
export function isMergeName(name: string): boolean {
  return NAME.test(name);
}

/** The places of mail-merge fields in a text. */
export function mergeFieldsIn(text: string): { found: string; start: number; end: number }[] {
  return [...text.matchAll(MERGE_FIELDS)].map(({ 0: found, index }) => ({
    found,
    start: index,
    end: index + found.length,
  }));
}

/** @param found the field with its marks */
export function unfilled(found: string) {
  // The id of an item, or the field of a data file.
  const [, token] = /^\{\{\s*([a-z][a-z0-9]*(?:[-.][a-z][A-Za-z0-9]*)*)\s*\}\}$/.exec(found) ?? [];
  const isNumber = /^\{\{\s*\d+\s*\}\}$/.test(found);
  const orToken =
    token === undefined || isMergeName(token)
      ? ''
      : ` If it is a value of this site, write it like this:   [[${token}]]`;
  return {
    message: `"${found}" is a field that a mail program fills in. Nobody fills it in here, so visitors would see it.`,
    found,
    suggestion: isNumber
      ? `If visitors are to see it, write it as code:   \`${found}\``
      : `Write words that fit every reader instead, or delete it.${orToken}`,
  };
}
