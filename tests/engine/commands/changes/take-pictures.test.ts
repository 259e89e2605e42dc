import { expect, test } from 'vitest';
import { settled } from '../../../../renderer/commands/changes/take-pictures';

test('a picture counts once the next picture is equal', async () => {
  const pictures = ['half painted', 'painted', 'painted', 'never taken'].values();
  expect(String(await settled(async () => Buffer.from(pictures.next().value ?? '')))).toBe('painted');
  expect(pictures.next().value).toBe('never taken');
});

test('if a page looks different each time, the last of several pictures counts', async () => {
  let count = 0;
  const take = async () => {
    count += 1;
    return Buffer.from(`picture ${count}`);
  };
  expect(String(await settled(take))).toBe('picture 10');
});
