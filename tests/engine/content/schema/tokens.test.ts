import { expect, test } from 'vitest';
import { fillTokens, tokensOf } from '../../../../renderer/content/schema/tokens';
import { loadCached } from '../../../support/load-cached';

test('the address of a phone number only contains its digits, and hours include their time zone', async () => {
  const { content } = await loadCached('content');
  if (!content) throw new Error('The content has errors');
  expect(fillTokens('https://wa.me/[[site.whatsapp]]', content.token)).toBe('https://wa.me/15550100142');
  expect(fillTokens('tel:[[site.telephone]]', content.token)).toBe('tel:+15550100142');
  expect(fillTokens('Call [[site.telephone]], [[site.telephoneHours]].', content.token)).toBe(
    'Call +1 (555) 010-0142, Mon-Fri 8am-6pm Eastern Time.',
  );
});

test('every token in a text is found with its location', () => {
  expect(tokensOf('No token: [[a')).toEqual([]);
  expect(tokensOf('No [token]')).toEqual([]);
  expect(tokensOf('[[a]] and [[]]')).toEqual([
    { id: 'a', start: 0, end: 5 },
    { id: '', start: 10, end: 14 },
  ]);
});

test('an unknown token remains unchanged', async () => {
  const { content } = await loadCached('content');
  if (!content) throw new Error('The content has errors');
  for (const token of ['[[no-such-claim]]', '[[site.noSuchField]]', '[[site.legal]]'])
    expect(fillTokens(token, content.token)).toBe(token);
});
