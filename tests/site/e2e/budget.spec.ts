import type { Response } from '@playwright/test';
import { builtPages } from '../support/built-pages';
import { expect, test } from './site';

const KB = 1024;

/** The most that using a form may load: React, and the code of the form. What pages weigh before is the budget in pages/site.ts. */
const ISLAND = 65 * KB;

test('the page of a form loads no code before the form is used, and then stays within its budget', async ({ page }) => {
  const address = builtPages.find(({ html }) => html.includes('data-island="contact-form"'))?.address ?? '';
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  await page.goto(address, { waitUntil: 'networkidle' });
  const before = responses.filter((response) => response.request().resourceType() === 'script');
  const loader = await Promise.all(before.map(async (one) => (await one.request().sizes()).responseBodySize));
  expect(loader.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(KB);
  responses.length = 0;
  await page.locator('[data-island=contact-form] input[name=name]').focus();
  await page.locator('[data-island=contact-form] form[data-hydrated]').waitFor();
  const sizes = await Promise.all(responses.map(async (one) => (await one.request().sizes()).responseBodySize));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ISLAND);
});
