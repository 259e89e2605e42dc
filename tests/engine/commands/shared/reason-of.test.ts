import { expect, test } from 'vitest';
import { reasonOf } from '../../../../renderer/commands/shared/reason-of';

test('the reason includes the cause of an error, even from a worker', () => {
  const cause = new TypeError("Cannot read properties of undefined (reading 'map')");
  const error = new Error("The page /about can't be rendered", { cause });
  const reason = "The page /about can't be rendered: Cannot read properties of undefined (reading 'map')";
  expect(reasonOf(error)).toBe(reason);
  expect(reasonOf(structuredClone(error))).toBe(reason);
});

test('any value may be thrown', () => {
  expect(reasonOf(new Error('No space left on device'))).toBe('No space left on device');
  expect(reasonOf('No space left on device')).toBe('No space left on device');
  expect(reasonOf(new Error('The page / failed', { cause: 404 }))).toBe('The page / failed: 404');
});
