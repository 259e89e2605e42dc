import { eachText } from './each-text';
import type { Rule } from './rule';

export const nameComesFromTheSite: Rule = {
  task: 'State figures',
  demand: 'The name of the agency is written as [[site.name]].',
  why: 'The name stands in site.yaml alone, so that a new name is one change.',
  checkFile: (valid, { site: { name } }) => {
    if (valid.address === undefined) return [];
    return eachText(valid).flatMap(({ text, at }) => {
      const start = text.indexOf(name);
      if (start < 0) return [];
      return at(start, start + name.length, {
        code: 'name-comes-from-the-site',
        message: `The name "${name}" is typed here by hand.`,
        found: name,
        suggestion: 'Write it like this:   [[site.name]]',
      });
    });
  },
};
