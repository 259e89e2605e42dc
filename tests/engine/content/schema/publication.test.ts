import { expect, test } from 'vitest';
import { isUnlisted } from '../../../../renderer/content/schema/publication';
import { entryAt, foundContent } from '../../../support/outputs-content';

test('a page is unlisted if it says so', async () => {
  const content = await foundContent();
  const page = entryAt(content, '/apps');
  expect(isUnlisted(page)).toBe(false);
  expect(isUnlisted({ data: { ...page.data, ...{ unlisted: true } } })).toBe(true);
  expect(isUnlisted(entryAt(content, '/solutions/tills'))).toBe(false);
});
