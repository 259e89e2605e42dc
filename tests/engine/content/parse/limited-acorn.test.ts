import { expect, test } from 'vitest';
import { isCodeBudgetSpent, limitedAcorn, startCodeBudget } from '../../../../renderer/content/parse/limited-acorn';

const BROKEN = '{'.padEnd(100_000);

test('code is parsed up to the budget of a body, and accepted unread beyond it', () => {
  const parse = () => limitedAcorn.parse(BROKEN, { ecmaVersion: 'latest' });
  startCodeBudget(0);
  expect(parse).toThrow(SyntaxError);
  expect(parse).toThrow(SyntaxError);
  expect(isCodeBudgetSpent()).toBe(false);
  expect(parse).not.toThrow();
  expect(isCodeBudgetSpent()).toBe(true);
  startCodeBudget(10_000);
  expect(parse).toThrow(SyntaxError);
});
