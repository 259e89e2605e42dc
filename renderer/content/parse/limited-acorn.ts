import { type Options, Parser } from 'acorn';
import acornJsx from 'acorn-jsx';

/**
 * How many characters of code are parsed in a body, and how many more for each character of the body. All code except comments is
 * an error anyway.
 */
const CHARACTERS = 200_000;
const PER_CHARACTER = 10;

const JavaScript = Parser.extend(acornJsx());

let left = 0;

/** Resets the budget for another body. */
export function startCodeBudget(length: number) {
  left = CHARACTERS + PER_CHARACTER * length;
}

/** Whether the body has so much code, or code so spread out, that not all of it was parsed. */
export function isCodeBudgetSpent(): boolean {
  return left < 0;
}

/**
 * The JavaScript parser for remark-mdx. At each closing brace and each empty line, remark-mdx parses everything again from the start of the
 * code, so the time for one long comment grows with the square of its length. Once the budget is spent, all code
 * is accepted unread.
 */
export const limitedAcorn = {
  parse(code: string, options: Options) {
    left -= code.length;
    return left < 0 ? JavaScript.parse('', options) : JavaScript.parse(code, options);
  },
  parseExpressionAt(code: string, offset: number, options: Options) {
    left -= code.length;
    if (left >= 0) return JavaScript.parseExpressionAt(code, offset, options);
    return { ...JavaScript.parseExpressionAt('0', 0, options), end: code.length };
  },
};
