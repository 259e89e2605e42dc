import { expect, test } from 'vitest';
import { isCode } from '../../../../renderer/content/rules/registry';
import { timeRules } from '../../../../scripts/bench/time-rules';

test('each rule and each step has its cost, the highest first', async () => {
  const costs = await timeRules(1);
  const names = costs.map(([name]) => name);
  const steps = ['(read)', '(parse and validate)', '(link)'];
  expect(names).toEqual(expect.arrayContaining([...steps, 'words-are-not-repeated', 'internal-links-resolve']));
  expect(names.filter((name) => !steps.includes(name) && !isCode(name))).toEqual([]);
  const values = costs.map(([, microseconds]) => microseconds);
  expect(values).toEqual([...values].sort((one, other) => other - one));
  expect(values[0]).toBeGreaterThan(0);
});
