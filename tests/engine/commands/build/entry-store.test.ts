import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEntryStore, storeEntries } from '../../../../renderer/commands/build/entry-store';
import { type Dependency, DependencyTracker, fingerprintsOf } from '../../../../renderer/html/dependency-tracking';
import { article } from '../../../fixtures/base-site/pages/kinds';
import { site } from '../../../fixtures/base-site/pages/lists';
import { foundContent, moreArticles } from '../../../support/outputs-content';
import { temporaryFolder } from '../../../support/temporary-folder';

async function storedContent() {
  const articles = moreArticles(31);
  // Contains letters of several bytes.
  articles['blog/article-7.mdx'] += '\nGrüße 📬 ☕\n';
  const content = await foundContent(articles);
  return { content, stored: openEntryStore(storeEntries(content, join(temporaryFolder(), 'entries'))) };
}

test('every entry is read back unchanged, even after multibyte characters', async () => {
  const { content, stored } = await storedContent();
  expect(content.entries.size).toBeGreaterThan(30);
  for (const [address, entry] of content.entries) {
    expect(stored.entries.has(address)).toBe(true);
    expect(stored.entries.get(address)).toEqual(entry);
  }
  expect(stored.entries.has('/nowhere')).toBe(false);
  expect(stored.entries.get('/nowhere')).toBeUndefined();
});

test('all entries can be iterated over, in order', async () => {
  const { content, stored } = await storedContent();
  expect(stored.entries.size).toBe(content.entries.size);
  expect([...stored.entries]).toEqual([...content.entries]);
  expect([...stored.entries.keys()]).toEqual([...content.entries.keys()]);
  expect([...stored.entries.values()]).toEqual([...content.entries.values()]);
  const visited: string[] = [];
  stored.entries.forEach((entry, address) => void visited.push(`${address} ${entry.id}`));
  expect(visited).toEqual([...content.entries].map(([address, { id }]) => `${address} ${id}`));
});

test('every part has the same state as in the stored content', async () => {
  const { content, stored } = await storedContent();
  const parts: Dependency[] = [...content.entries.keys(), '/nowhere'].flatMap((page) =>
    (['existence', 'facts', 'text'] as const).map((part) => ({ page, part })),
  );
  const group = { field: 'category', value: 'WhatsApp' };
  parts.push(
    { list: 'site' },
    { list: 'claims', item: 'clients' },
    { naming: 'claims', item: 'launch' },
    { kind: 'article', at: 0 },
    { kind: 'article', at: 'length' },
    { kind: 'article', group, at: 1 },
  );
  const texts = parts.map((part) => JSON.stringify(part));
  expect(texts.map(fingerprintsOf(stored))).toEqual(texts.map(fingerprintsOf(content)));
});

test('lists have their entries in order, identical to the entries at their addresses', async () => {
  const { content, stored } = await storedContent();
  expect(stored.data.kinds).toEqual(JSON.parse(JSON.stringify(content.data.kinds)));
  const articles = stored.all(article);
  const [first] = articles;
  expect(first).toBe(stored.entries.get(first?.address ?? ''));
  expect(articles[articles.length]).toBeUndefined();
});

test('the dependencies of a page are recorded in the same way', async () => {
  const { content, stored } = await storedContent();
  const parts = [content, stored].map((of) => {
    const tracked = new DependencyTracker(of);
    const { content: watched } = tracked;
    void watched
      .all(article)
      .slice(0, 2)
      .map(({ data }) => data.title);
    void watched.pageAt('/blog/article-3')?.body;
    void watched.list(site).name;
    return tracked.takeDependencies();
  });
  expect(parts[1]).toEqual(parts[0]);
  expect(parts[0]).toContain(JSON.stringify({ kind: 'article', at: 1 }));
});
