import { readdirSync, writeFileSync } from 'node:fs';

const FOLDER = 'renderer/content/rules';

/** Where the list of the rules is written. */
export const CHECKED_RULES = `${FOLDER}/checked-rules.ts`;

/** The files of the folder that are no rules. */
const NO_RULES = new Set(['checked-rules.ts', 'registry.ts', 'rule.ts']);

/** The list of the rules in their folder: the name of a file is the name of its rule. */
export function checkedRules() {
  const files = readdirSync(FOLDER).filter((file) => !NO_RULES.has(file));
  const names = files.map((file) => file.replace(/\.ts$/, '')).sort();
  const lines = names.map((name) => `export { default as '${name}' } from './${name}';\n`);
  return `// Written by npm run generate.\n${lines.join('')}`;
}

export function writeCheckedRules() {
  writeFileSync(CHECKED_RULES, checkedRules());
}
