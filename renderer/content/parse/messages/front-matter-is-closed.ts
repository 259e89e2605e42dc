import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import { isDashes } from './front-matter-opens-the-file';

export const frontMatterIsClosed: RuleDescription = {
  category: 'Write the front matter',
  description: 'The fields end with a line of three hyphens.',
  rationale: 'Without it the whole text would be taken for fields.',
  fix: 'Makes the line three hyphens where it is only dashes.',
};

export const unclosedFrontMatter = (): Problem => ({
  code: 'front-matter-is-closed',
  message: 'The front matter that opens here is never closed.',
  suggestion: 'Write --- alone on a line after the last field.',
});

export const miswrittenEnd = (line: string): Problem => ({
  code: 'front-matter-is-closed',
  message: `The line that ends the front matter must be three hyphens and nothing else, but it is "${line.slice(0, 60)}".`,
  suggestion: 'Write --- alone on this line.',
  replacement: isDashes(line) ? '---' : undefined,
});

export const endedEarly = (): Problem => ({
  code: 'front-matter-is-closed',
  message: 'Three hyphens end the front matter here, but more fields stand below.',
  suggestion: 'Delete this line; the one behind the last field ends them.',
});
