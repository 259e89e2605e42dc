import type { FieldRule } from '../../diagnostics/rule';

export const numberIsWhole: FieldRule = {
  category: 'Fill in the fields',
  description: 'A number of minutes is a whole number from 1 to 99, in digits.',
  rationale: 'The page adds the unit and computes with the number, so it must be digits alone.',
  fix: 'Takes the unit away: 6 minutes becomes 6.',
  problem: (found) => {
    const number = /^([1-9]\d?)\s*min(?:utes?|\.)?$/i.exec(found)?.[1];
    return {
      message: `This must be a whole number from 1 to 99, but found "${found}".`,
      suggestion: `Write it like this:   ${number ?? 6}`,
      replacement: number,
    };
  },
};
