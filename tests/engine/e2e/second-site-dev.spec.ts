import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serveCopy } from '../../support/e2e/dev-server';

const { test, url, content, contentFile } = serveCopy('secondSite', undefined, 'tests/fixtures/second-site');

test('development works for another site: a saved word appears, and an error at its line', async ({ page }) => {
  const event = contentFile('termine/eichtag.mdx');
  const connected = page.waitForEvent('console', (message) => message.text().includes('connected'));
  await page.goto(`${url}/termine/eichtag`);
  await connected;
  await expect(page.locator('body')).toHaveCSS('font-family', 'Georgia, serif');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eichtag');

  event.change('name: Eichtag', 'name: Der Eichtag');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Eichtag');

  event.change('date: 2027-01-16', 'date: 2027-02-30');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('termine/eichtag.mdx:6:7');
  event.restore();
  await expect(overlay).toHaveCount(0);
});

test('the gallery shows its sections', async ({ page }) => {
  await page.goto(`${url}/__components`);
  await expect(page.getByRole('heading', { name: 'Vierhundert Waagen unter einem Dach' })).toBeVisible();
});

test('Ctrl+C stops it, and the next start uses its cache', async ({ request, server }) => {
  contentFile('termine/eichtag.mdx').change('name: Eichtag', 'name: Turmfalkentag');
  await expect
    .poll(async () => (await request.get(`${url}/termine/eichtag`)).text(), { timeout: 60_000 })
    .toContain('Turmfalkentag');
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(readFileSync(join(content, '../.cache/content.txt'), 'utf8')).toContain('Turmfalkentag');
});
