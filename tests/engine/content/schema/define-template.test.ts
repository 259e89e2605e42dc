import { expect, test } from 'vitest';
import { type Entry, isOfKind } from '../../../../renderer/content/schema/content';
import { defineTemplate } from '../../../../renderer/content/schema/define-template';
import { article, release } from '../../../fixtures/base-site/pages/kinds';
import { entryAt, foundContent } from '../../../support/outputs-content';

test('a template that reads a field that the schema lacks does not compile', () => {
  // @ts-expect-error: a release has no author
  expect(defineTemplate(release, { Page: ({ entry }) => entry.data.author })).toHaveProperty('Page');
});

test('the data of a page is only typed after isOfKind', async () => {
  const entry: Entry = entryAt(await foundContent(), '/press/a-release');
  // @ts-expect-error: the page may be of another kind
  const unchecked: Entry<typeof article> = entry;
  expect(unchecked).toBe(entry);
  expect(isOfKind(entry, article)).toBe(false);
  const checked: Entry<typeof release> | undefined = isOfKind(entry, release) ? entry : undefined;
  expect(checked).toBe(entry);
});
