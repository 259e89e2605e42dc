import { expect, test } from 'vitest';
import { readMarks } from '../../../../renderer/dev/inline-edit/mark';
import { contentMarker } from '../../../../renderer/dev/inline-edit/mark-content';
import { opening } from '../../../fixtures/base-site/pages/kinds';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';
import { foundFiles } from '../../../support/outputs-content';
import { site } from '../../../support/site';

test('texts are marked with their locations; values that code compares are unmarked', async () => {
  const root = contentOf(foundFiles);
  const { content } = await loadContent(root, { mark: contentMarker(site) });
  const entry = content?.find(opening, 'engineer');
  if (!entry) throw new Error('There is no opening');
  const { text, origins } = readMarks(entry.data.department);
  expect(text).toBe('Engineering');
  expect(origins).toMatchObject([{ file: 'careers/engineer.mdx', place: 'department' }]);
  // A field of the function `code`.
  expect(entry.data.location).toBe('Remote');
});
