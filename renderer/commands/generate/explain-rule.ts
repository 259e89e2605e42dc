import { styleText } from 'node:util';
import type { RuleDescription } from '../../content/diagnostics/rule-description';
import { groupBy } from '../../platform/group-by';
import { ruleExample } from './rule-example.mjs';

/** How to allow what a rule finds that takes notes. */
export const NOTES =
  'If it is right in one place, name it in a note at the end of that line or in the line above: # allow: … in the fields, {/* allow: … */} in the text.';

/** A rule for the terminal: what it requires, why, and a wrong and a right example. */
export function printExplanation(code: string, { description, rationale, fix, takesNotes }: RuleDescription): string {
  const example = ruleExample(code);
  const parts = [`${styleText('bold', code)}\n${description}`, rationale];
  if (example) parts.push(`Wrong:\n${indent(example.wrong)}`);
  if (example?.right) parts.push(`Right, in ${example.right.file}:\n${indent(example.right.lines)}`);
  if (fix) parts.push(`npm run check -- --fix fixes it: ${fix}`);
  if (takesNotes) parts.push(NOTES);
  return parts.join('\n\n');
}

/** The names of all rules with what each requires, by what an editor is doing when it applies. */
export function listOfRules(rules: ReadonlyMap<string, RuleDescription>): string {
  const groups = groupBy([...rules], ([, { category }]) => category);
  const parts = [...groups].map(([category, group]) => {
    const lines = group.map(([code, { description }]) => `  ${code}\n    ${description}`);
    return [styleText('bold', category), ...lines].join('\n');
  });
  return [...parts, 'engine check --explain NAME says more about one of them, with an example.'].join('\n\n');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
