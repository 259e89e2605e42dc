import { afterEach, expect, test, vi } from 'vitest';
import { submissionOf } from '../../../../../components/islands/forms/submission';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('an enquiry gets an id and the time', () => {
  const { submissionId, submittedAt } = submissionOf({ message: 'Hello' }, undefined);
  expect(submissionId).toMatch(UUID);
  expect(new Date(submittedAt).toISOString()).toBe(submittedAt);
});

test('the same texts keep their id, changed ones get a new one', () => {
  const first = submissionOf({ message: 'Hello' }, undefined);
  expect(submissionOf({ message: 'Hello' }, first)).toBe(first);
  expect(submissionOf({ message: 'Hello!' }, first).submissionId).not.toBe(first.submissionId);
});

test('outside of a secure context the id is a UUID as well', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(submissionOf({}, undefined).submissionId).toMatch(UUID);
});
