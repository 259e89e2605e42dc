import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const yamlHasNoAliases: Rule = {
  task: 'Write the front matter',
  demand: 'No value begins with *.',
  why: 'YAML reads such a value as a reference to another one. That would hide from readers of the file what the page says.',
};

/** @param name what stands behind the star */
export const aliasInstead = (name: string): Problem => ({
  code: 'yaml-has-no-aliases',
  message: `A value that begins with * is read as a reference, but found *${name}.`,
  suggestion: 'Put the value in quotes, or write out what it should repeat.',
});
