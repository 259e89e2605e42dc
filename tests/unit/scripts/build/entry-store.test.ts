import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprintsOf, TrackedContent } from '../../../../renderer/html/dependency-tracking';
import { openEntryStore, storeEntries } from '../../../../scripts/build/entry-store';
import { foundContent, moreArticles } from '../../../support/outputs-content';
import { temporaryFolder } from '../../../support/temporary-folder';

async function storedContent() {
  const articles = moreArticles(31);
  // Of letters that take several bytes.
  articles['blog/article-7.mdx'] += '\nGrüße 📬 ☕\n';
  const content = await foundContent(articles);
  return { content, stored: openEntryStore(storeEntries(content, join(temporaryFolder(), 'entries'))) };
}

test('every entry is read as it was stored, even after characters of several bytes', async () => {
  const { content, stored } = await storedContent();
  expect(content.entries.size).toBeGreaterThan(30);
  for (const [address, entry] of content.entries) {
    expect(stored.entries.has(address)).toBe(true);
    expect(stored.entries.get(address)).toEqual(entry);
  }
  expect(stored.entries.has('/nowhere')).toBe(false);
  expect(stored.entries.get('/nowhere')).toBeUndefined();
});

test('all entries can be gone through, in their order', async () => {
  const { content, stored } = await storedContent();
  expect(stored.entries.size).toBe(content.entries.size);
  expect([...stored.entries]).toEqual([...content.entries]);
  expect([...stored.entries.keys()]).toEqual([...content.entries.keys()]);
  expect([...stored.entries.values()]).toEqual([...content.entries.values()]);
  const visited: string[] = [];
  stored.entries.forEach((entry, address) => void visited.push(`${address} ${entry.slug}`));
  expect(visited).toEqual([...content.entries].map(([address, { slug }]) => `${address} ${slug}`));
});

test('every part has the state that it has in the content that was stored', async () => {
  const { content, stored } = await storedContent();
  const parts = [...content.entries.keys(), '/nowhere'].flatMap((address) =>
    ['is', 'facts', 'text'].map((kind) => `${kind} ${address}`),
  );
  parts.push(
    'site',
    'claims founded',
    'lists.articles 0',
    'lists.articles length',
    'lists.articlesByCategory.WhatsApp 1',
  );
  expect(parts.map(fingerprintsOf(stored))).toEqual(parts.map(fingerprintsOf(content)));
});

test('lists have their entries in order, and these are those of their addresses', async () => {
  const { content, stored } = await storedContent();
  const addresses = (list: readonly { address: string }[]) => list.map(({ address }) => address);
  expect(addresses(stored.lists.articles)).toEqual(addresses(content.lists.articles));
  expect(addresses(stored.lists.evergreen)).toEqual(addresses(content.lists.evergreen));
  for (const [name, list] of Object.entries(content.lists.articlesByCategory)) {
    expect(addresses(stored.lists.articlesByCategory[name] ?? [])).toEqual(addresses(list));
  }
  const [first] = stored.lists.articles;
  expect(first).toBe(stored.entries.get(first?.address ?? ''));
  expect(stored.lists.articles[stored.lists.articles.length]).toBeUndefined();
});

test('the dependencies of a page are recorded in the same way', async () => {
  const { content, stored } = await storedContent();
  const parts = [content, stored].map((of) => {
    const noted = new TrackedContent(of);
    const { content: watched } = noted;
    void watched.lists.articles.slice(0, 2).map(({ data }) => data.title);
    void watched.entries.get('/blog/article-3')?.body;
    void watched.site.name;
    return noted.takeDependencies();
  });
  expect(parts[1]).toEqual(parts[0]);
  expect(parts[0]).toContain('lists.articles 1');
});
