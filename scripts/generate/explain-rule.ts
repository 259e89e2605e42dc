import { styleText } from 'node:util';
import type { RuleDescription } from '../../renderer/content/diagnostics/rule-description';
import { type Code, rules } from '../../renderer/content/rules/registry';
import { ruleExample } from './rule-example';

/** A rule for the terminal: what it requires, why, and a wrong and a right example. */
export function printExplanation(code: Code): string {
  const { description, rationale, fix }: RuleDescription = rules[code];
  const example = ruleExample(code);
  const parts = [`${styleText('bold', code)}\n${description}`, rationale];
  if (example) parts.push(`Wrong:\n${indent(example.wrong)}`);
  if (example?.right) parts.push(`Right, in ${example.right.file}:\n${indent(example.right.lines)}`);
  if (fix) parts.push(`npm run check -- --fix fixes it: ${fix}`);
  return parts.join('\n\n');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
