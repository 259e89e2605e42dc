import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesPage } from '../../renderer/commands/generate/rules-page';

test('docs/rules.md is up to date (npm run generate writes it)', () => {
  expect(readFileSync('docs/rules.md', 'utf8')).toBe(rulesPage());
});
