import { expect, test } from 'vitest';
import { limits } from '../../../../renderer/content/files/limits';
import { nestedTooDeep } from '../../../../renderer/content/parse/check-nesting';
import { parseBody } from '../../../../renderer/content/parse/parse-body';

test('tags may be nested up to the limit, and the first tag beyond it is reported', () => {
  const beyondIn = (levels: number) =>
    nestedTooDeep(parseBody('<Summary>\n'.repeat(levels) + '</Summary>\n'.repeat(levels)).tree);
  const { most } = limits.nesting;
  expect(beyondIn(most)).toBeUndefined();
  const start = '<Summary>\n'.length * most;
  expect(beyondIn(most + 1)).toMatchObject({ start, end: start + 1, problem: { code: 'files-are-within-limits' } });
});
