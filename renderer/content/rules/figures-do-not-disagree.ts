import { atField } from '../steps/places';
import type { Rule } from './rule';

export const figuresDoNotDisagree: Rule = {
  task: 'State figures',
  demand: 'No two figures in the rows of figures on a page promise the same thing with different values.',
  why: 'A figure in a row stands there with its label alone. With the same label under two values, the reader believes neither.',
  checkFile: ({ file, references }, { claims }) => {
    const shown = new Map<string, string>();
    return references.flatMap(({ path, kind, value: id }) => {
      const isInRow = kind === 'claim' && typeof path.at(-1) === 'number';
      const claim = isInRow && Object.hasOwn(claims, id) ? claims[id] : undefined;
      if (!claim) return [];
      const other = shown.get(claim.label.toLowerCase());
      shown.set(claim.label.toLowerCase(), other ?? id);
      if (other === undefined || claims[other]?.value === claim.value) return [];
      return atField(file, path, 'value', {
        code: 'figures-do-not-disagree',
        message: `This page says "${claims[other]?.value} ${claim.label}" and "${claim.value} ${claim.label}".`,
        found: id,
        suggestion: `Show only one of "${other}" and "${id}", or give them labels that tell them apart, in claims.yaml.`,
      });
    });
  },
};
