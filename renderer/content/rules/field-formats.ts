/** What a field format demands, by the name of its rule: the sentence of the error and the mend. */
export interface FieldFormat {
  message: (found: string) => string;
  suggestion: string;
}

export const fieldFormats: Record<string, FieldFormat> = {
  'text-is-not-blank': {
    message: () => 'This text is empty.',
    suggestion: 'Write the text, or delete the line if the field may be left out.',
  },
  'address-is-well-formed': {
    message: (found) =>
      `An address of this site begins with / and has small letters, digits and hyphens, but found "${found}".`,
    suggestion:
      'Write it like this:   /solutions/ads   or   /contact#form. Outside addresses begin with https://, mailto: or tel:.',
  },
  'old-address-is-well-formed': {
    message: (found) =>
      `An old address begins with / and has small letters, digits, hyphens, dots and underscores, but found "${found}".`,
    suggestion:
      'Write it like this:   /old-name   or   /contact.html. Capitals and a slash at the end are regarded by themselves.',
  },
  'anchor-is-well-formed': {
    message: (found) => `An anchor has small letters, digits and hyphens, and no #, but found "${found}".`,
    suggestion: 'Write it like this:   features-section',
  },
  'date-is-written-iso': {
    message: (found) => `The date must be written year-month-day, but found "${found}".`,
    suggestion: 'Write it like this:   2024-03-12',
  },
  'date-exists': {
    message: (found) => `There is no day ${found} in the calendar.`,
    suggestion: 'Correct the month or the day.',
  },
  'email-is-well-formed': {
    message: (found) => `This must be one e-mail address, but found "${found}".`,
    suggestion: 'Write it like this:   hello@tallwind.example',
  },
  'telephone-is-international': {
    message: (found) => `The telephone number must begin with + and the country code, but found "${found}".`,
    suggestion: 'Write it like this:   +1 (555) 010-0142',
  },
  'number-is-whole': {
    message: (found) => `This must be a whole number from 1 to 99, but found "${found}".`,
    suggestion: 'Write it like this:   6',
  },
  'year-has-four-digits': {
    message: (found) => `The year must have four digits, but found "${found}".`,
    suggestion: 'Write it like this:   2024',
  },
};
