import { beforeEach, expect, test, vi } from 'vitest';
import { submissionOf } from '../../../../../components/islands/forms/submission';
import { confirmationCodeOf, submissionIdOf } from '../../../../../components/islands/forms/submission-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => void vi.stubGlobal('isSecureContext', true));

test('an inquiry gets an id and the time', async () => {
  const { submissionId, submittedAt } = await submissionOf({ message: 'Hello' }, undefined);
  expect(submissionId).toMatch(UUID);
  expect(new Date(submittedAt).toISOString()).toBe(submittedAt);
});

test('the same texts keep their id, and changed texts get a new id', async () => {
  const first = await submissionOf({ message: 'Hello' }, undefined);
  expect(await submissionOf({ message: 'Hello' }, first)).toBe(first);
  expect((await submissionOf({ message: 'Hello!' }, first)).submissionId).not.toBe(first.submissionId);
});

test('a form that the browser fills in again keeps its id until the next day', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
  const first = await submissionOf({ message: 'Hello' }, undefined);
  vi.setSystemTime(Date.UTC(2026, 0, 5, 23, 59));
  expect((await submissionOf({ message: 'Hello' }, undefined)).submissionId).toBe(first.submissionId);
  vi.setSystemTime(Date.UTC(2026, 0, 6));
  expect((await submissionOf({ message: 'Hello' }, undefined)).submissionId).not.toBe(first.submissionId);
});

test('the id depends on the text of each field, but not on the kind of line breaks', async () => {
  const id = await submissionIdOf({ name: 'Ada', message: 'One\nTwo' }, '2026-01-05');
  expect(await submissionIdOf({ message: 'One\r\nTwo', name: 'Ada', phone: '' }, '2026-01-05')).toBe(id);
  expect(await submissionIdOf({ name: 'One\nTwo', message: 'Ada' }, '2026-01-05')).not.toBe(id);
});

test('outside of a secure context, the id is also a UUID', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect((await submissionOf({}, undefined)).submissionId).toMatch(UUID);
});

test('the confirmation code is short enough to read out', () => {
  expect(confirmationCodeOf('3fe634fb-67ab-48b9-aa67-599bfa7d4117')).toBe('3FE634FB');
});
