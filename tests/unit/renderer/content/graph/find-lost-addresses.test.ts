import { expect, test } from 'vitest';
import { findLostAddresses } from '../../../../../renderer/content/graph/find-lost-addresses';
import { loadContent } from '../../../../../renderer/content/index';
import { contentOf } from '../../../../support/content-of';

test('a page that is a draft now and has no file is not reported', async () => {
  const { graph } = await loadContent(contentOf());
  if (!graph) throw new Error('The content has no graph');
  const drafts = [...graph.content.entries].map(([address, entry]) => [address, { ...entry, state: 'draft' }] as const);
  const now = { ...graph, files: [], content: { ...graph.content, entries: new Map(drafts) } };
  expect(findLostAddresses(now, graph)).toEqual([]);
});
