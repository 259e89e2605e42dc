import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKED_RULES, checkedRules } from '../../../../scripts/generate/checked-rules.mjs';
import { rulesPage } from '../../../../scripts/generate/rules-page';

test('docs/rules.md is up to date (npm run generate writes it)', () => {
  expect(readFileSync('docs/rules.md', 'utf8')).toBe(rulesPage());
});

test('the registry has every file in the folder of the rules as a rule (npm run generate writes it)', () => {
  expect(readFileSync(CHECKED_RULES, 'utf8')).toBe(checkedRules());
});
