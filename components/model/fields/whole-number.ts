import { defineFormat } from 'sitewright';

/** Minutes, hours, places in a list: a whole number from 1 to 99. */
export const wholeNumber = defineFormat({
  name: 'number-is-whole',
  pattern: /^[1-9]\d?$/,
  message: 'A number of minutes or a place in a list is a whole number from 1 to 99, in digits.',
  rationale: 'The page adds the unit, calculates with the number, or sorts by it, so it must contain only digits.',
  fix: 'Removes the unit: 6 minutes becomes 6.',
  example: '6',
  problem(found) {
    const number = /^([1-9]\d?)\s*min(?:utes?|\.)?$/i.exec(found)?.[1];
    return {
      message: `This must be a whole number from 1 to 99, but found "${found}".`,
      suggestion:
        number === undefined
          ? 'Write the number that is meant, in digits, such as   6'
          : `Write it like this:   ${number}`,
      replacement: number,
    };
  },
});
