import { expect, test } from 'vitest';
import { imageSizesOf } from '../../../../renderer/content/schema/social-image-sizes';
import { entryAt, foundContent, moreArticles } from '../../../support/outputs-content';

test('news has images in three formats, other pages have one, and further pages of a list have none', async () => {
  const content = await foundContent(moreArticles(25));
  const namesAt = (address: string, isNews: boolean) =>
    imageSizesOf(entryAt(content, address), isNews).map(({ name }) => name);
  expect(namesAt('/blog/an-article', true)).toEqual(['card', '4x3', '1x1']);
  expect(namesAt('/apps', false)).toEqual(['card']);
  expect(namesAt('/blog/page/2', false)).toEqual([]);
});
