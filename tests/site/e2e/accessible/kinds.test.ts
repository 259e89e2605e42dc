import { expect, test } from 'vitest';
import type { Entry } from '../../../../renderer/content/schema/content';
import { sectionsOf } from '../../../../renderer/content/schema/sections-of';
import { loadCached } from '../../../support/load-cached';
import { kinds } from './kinds';

/** The kind of a page and the types of its sections. */
function typesOf(entry: Entry): string[] {
  const sections = sectionsOf(entry).map(({ type }) => `section ${type}`);
  return [`template ${entry.kind}`, ...sections];
}

test('the end-to-end tests visit every template and section type, regardless of the sample', async () => {
  const { content } = await loadCached('content');
  const entries = [...(content?.entries.values() ?? [])];
  const sampled = entries.filter(({ address }) => (kinds as readonly string[]).includes(address));
  const all = new Set(entries.flatMap(typesOf));
  expect(all.size).toBeGreaterThan(20);
  expect([...all].filter((type) => !sampled.flatMap(typesOf).includes(type))).toEqual([]);
});
