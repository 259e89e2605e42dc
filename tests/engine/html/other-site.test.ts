import { expect, test } from 'vitest';
import { loadContent } from '../../../renderer/content/index';
import { openSite } from '../../../renderer/content/schema/open-site';
import { renderEntry, renderNotFound } from '../../../renderer/html/document';
import { newsOf, withItsTemplate } from '../../../renderer/html/templates';
import { pictureOf } from '../../../renderer/outputs/social-images/social-image';
import { site as agency } from '../../fixtures/base-site/pages/lists';
import { contentOf } from '../../support/content-of';
import { entryAt } from '../../support/outputs-content';
import { renderFrom } from '../../support/render-page';

/** A site that shares no component with the site of this project. */
const site = await openSite('../small-site/site.ts');
const note = `---
title: How a scale finds its balance again
description: What happens inside of a scale when a weight is put on it and taken off.
name: Balance
question: What does a scale do?
day: 2024-05-01
---
It waits.
`;
/** Prepares rendering, and returns the entry of the note. */
async function noteInSite() {
  const files = { 'rooms.yaml': 'cellar: The cellar\n', 'notes/2024/first.mdx': note };
  const { checked } = await loadContent(contentOf(files), { site, today: '2024-06-01' });
  const { content } = checked ?? expect.fail('The lists have errors');
  renderFrom(content, { loadSite: async () => site });
  return { content, entry: entryAt(content, '/2024/first') };
}

test('a page has the template and the layout of its site', async () => {
  const { entry } = await noteInSite();
  expect(await renderEntry(entry)).toContain(
    '<main id="top"><h1>What does a scale do?</h1><div id="answer"><p>It waits.</p></div></main>',
  );
});

test('the 404 page belongs to the site', async () => {
  await noteInSite();
  expect(await renderNotFound()).toContain('<main id="top"><h1>It is not here</h1></main>');
});

test('the default social image has the headline of the page', async () => {
  const { content, entry } = await noteInSite();
  expect(pictureOf(await withItsTemplate(entry, site), site.about(content).name, content)).toMatchObject({
    headline: 'What does a scale do?',
    kicker: content.list(agency).name,
  });
});

test('news has a day of publication', async () => {
  const { content, entry } = await noteInSite();
  const page = await withItsTemplate(entry, site);
  expect(newsOf(page, content)).toBeUndefined();
  const template = { ...page.template, news: () => ({ title: 'News', summary: 'It is new.' }) };
  expect(newsOf({ ...page, template }, content)).toMatchObject({ title: 'News', moment: '2024-05-01T12:00:00Z' });
  const undated = { ...entry, published: undefined };
  expect(() => newsOf({ ...page, template, entry: undated }, content)).toThrow(
    'notes/2024/first.mdx is news without a day of publication',
  );
});
