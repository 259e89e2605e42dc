import { extname } from 'node:path';
import { categories, type RuleDescription } from '../../content/diagnostics/rule-description';
import { rulesOf } from '../../content/rules/registry';
import { site } from '../shared/site';
import { NOTES } from './explain-rule';
import { ruleExample } from './rule-example.mjs';

const INTRODUCTION = `# Fix what the check reports

Everything that \`npm run check\` reports has a name, such as \`words-are-not-repeated\`. This page explains each: the rule, why it exists,
what the check prints, and a correct example. In the terminal, \`npm run check -- --explain words-are-not-repeated\` prints the
same, and \`npm run check -- --fix\` fixes what can be fixed safely.

<!-- Written by \`npm run generate\` from the rules in renderer/content/rules and pages/*/rules, and the fixtures of the tests. -->`;

/** docs/rules.md: every rule for editors, by what they are doing. */
export function rulesPage(): string {
  const all = [...rulesOf(site)];
  const tasks = new Set([...categories, ...all.map(([, { category }]) => category)]);
  const chapters = [...tasks].map((task) => {
    const rules = all.filter(([, { category }]) => category === task);
    return [`## ${task}`, ...rules.map(([code, rule]) => entryOf(code, rule))].join('\n\n');
  });
  return `${[INTRODUCTION, ...chapters].join('\n\n')}\n`;
}

function entryOf(code: string, { description, rationale, fix, takesNotes }: RuleDescription): string {
  const example = ruleExample(code);
  const parts = [`### ${code}`, `**${escapeMarkdown(description)}** ${escapeMarkdown(rationale)}`];
  if (example) parts.push(`\`\`\`\`text\n${example.wrong}\n\`\`\`\``);
  if (example?.right) {
    const { file, lines } = example.right;
    parts.push(`Right, in \`${file}\`:`, `\`\`\`\`${extname(file).slice(1)}\n${lines}\n\`\`\`\``);
  }
  if (fix) parts.push(`With \`--fix\`: ${fix}`);
  if (takesNotes) parts.push(escapeMarkdown(NOTES));
  return parts.join('\n\n');
}

/** Escapes tags, links and emphasis. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\<>[\]*_`]/g, '\\$&');
}
