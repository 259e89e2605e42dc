import { eachText } from './each-text';
import type { Rule } from './rule';

/** A file has straight quotation marks or curly ones, not both. */
export const quotesAreOfOneKind: Rule = ({ files }) =>
  files.flatMap((valid) => {
    const texts = eachText(valid);
    const hasStraight = texts.some(({ text }) => /["']/.test(text));
    const curly = texts.flatMap((copy) => {
      const found = /[“”‘’]/.exec(copy.text)?.[0];
      return found === undefined ? [] : [{ copy, found }];
    });
    const [first] = curly;
    if (!hasStraight || !first) return [];
    return first.copy.at(first.found, {
      code: 'quotes-are-of-one-kind',
      message: `This quotation mark is curly (${first.found}), but the file has straight ones (" and ') as well.`,
      found: first.found,
      suggestion: 'Write straight ones everywhere; the keyboard types them.',
    });
  });
