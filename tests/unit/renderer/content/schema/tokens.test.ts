import { expect, test } from 'vitest';
import { fillTokens } from '../../../../../renderer/content/schema/tokens';
import { loadCached } from '../../../../support/load-cached';

test('in the address of a number only its digits are left, and hours name their time zone', async () => {
  const { content } = await loadCached('content');
  if (!content) throw new Error('The content has errors');
  expect(fillTokens('https://wa.me/[[site.whatsapp]]', content)).toBe('https://wa.me/15550100142');
  expect(fillTokens('tel:[[site.telephone]]', content)).toBe('tel:+15550100142');
  expect(fillTokens('Call [[site.telephone]], [[site.telephoneHours]].', content)).toBe(
    'Call +1 (555) 010-0142, Mon-Fri 8am-6pm Eastern Time.',
  );
});
