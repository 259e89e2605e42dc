import { expect, test } from 'vitest';
import { rejectEntries } from '../../../../renderer/content/files/reject-entries';

test('entries of a rejected folder are ignored, but not a folder with the same prefix', () => {
  const { content, rejected } = rejectEntries([
    { path: 'page', kind: 'link' },
    { path: 'pages', kind: 'folder' },
    { path: 'pages/index.mdx', kind: 'file' },
    { path: '.hidden', kind: 'folder' },
    { path: '.hidden/a.mdx', kind: 'file' },
  ]);
  expect(content).toEqual(['pages/index.mdx']);
  expect([...rejected.keys()]).toEqual(['page', '.hidden']);
});
