import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { addresses, expect, test } from './site';

test('there are at least 95 pages', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(95);
});

test('nothing of the pages for the team is in the built site', async () => {
  const files = await glob('**/*.{html,js,css,json,xml,txt,md}', { cwd: 'dist/client' });
  const marks = ['__components', 'specimen', 'data-forced', '__content', 'content-map'];
  const traces = files.filter((file) => {
    const text = readFileSync(join('dist/client', file), 'utf8');
    return marks.some((mark) => file.includes(mark) || text.includes(mark));
  });
  expect(traces).toEqual([]);
});

for (const address of addresses) {
  test(`${address} answers with one headline, a title and a description`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page).toHaveTitle(/^.{10,}Tallwind|^Tallwind.{10,}/);
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveAttribute('content', /^.{70,170}$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).first()).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page.getByRole('contentinfo')).toContainText('© 2024');
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
    const scripts = await page.locator('script[src]').count();
    expect(scripts).toBe((await page.locator('[data-island]').count()) > 0 ? 1 : 0);
  });
}
