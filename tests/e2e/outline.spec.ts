import { expect, test } from '@playwright/test';
import { outlineOf, printOutline } from '../../scripts/outline/outline-of';
import { builtPages } from './built-pages';

/** The length that is read at a glance. */
const MAX_CHARACTERS = 60;

const outlines = builtPages.map(({ address, html }) => ({ address, outline: outlineOf(html) }));

test('every page has one headline that is read at a glance, a title and a description', () => {
  for (const { address, outline } of outlines) {
    const printed = printOutline(address, outline);
    expect(outline.headlines, printed).toHaveLength(1);
    expect(outline.headlines[0]?.length, printed).toBeLessThanOrEqual(MAX_CHARACTERS);
    expect(outline.title, printed).not.toBe('');
    if (address !== '/404') expect(outline.description, printed).not.toBe('');
  }
});

test('the outlines of all pages, to be read one after the other', async ({ browserName: _ }, testInfo) => {
  const body = outlines.map(({ address, outline }) => printOutline(address, outline)).join('\n\n');
  await testInfo.attach('outlines.txt', { body, contentType: 'text/plain' });
  console.log(body);
});
