import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const yamlIsWellFormed: Rule = {
  task: 'Write the front matter',
  demand: 'Fields are well-formed YAML: a name, a colon, a value, indented with spaces.',
  why: 'One missing quotation mark or a tab, and everything below it means something else.',
};

/** @param message the mistake in plain words */
export const malformedYaml = (message: string): Problem => ({ code: 'yaml-is-well-formed', message });
