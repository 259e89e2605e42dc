import { sidewaysScrollOf } from '../../support/e2e/text-boxes';
import { addresses, expect, test } from './site';

/** The number of pages per test. */
const BATCH = 16;

test('there are at least 95 pages', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(95);
});

for (let start = 0; start < addresses.length; start += BATCH) {
  const batch = addresses.slice(start, start + BATCH);
  test(`each page from ${batch[0]} to ${batch.at(-1)} has one headline, a title and a description, and fits`, async ({
    page,
  }) => {
    for (const address of batch) {
      const response = await page.goto(address);
      const seen = await page.evaluate(() => ({
        headlines: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim() !== ''),
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        contact: [...document.querySelectorAll('body > header a')]
          .find(({ textContent }) => textContent.trim() === 'Contact Us')
          ?.getAttribute('href'),
        footer: document.querySelector('body > footer')?.textContent,
        scripts: document.querySelectorAll('script[src]').length,
        hasIsland: document.querySelector('[data-island]') !== null,
      }));
      const sideways = [await sidewaysScrollOf(page)];
      await page.setViewportSize({ width: 320, height: 640 });
      sideways.push(await sidewaysScrollOf(page));
      await page.setViewportSize({ width: 1280, height: 720 });
      expect.soft({ address, status: response?.status(), ...seen, sideways }).toEqual({
        address,
        status: 200,
        headlines: [true],
        title: expect.stringMatching(/^.{10,}Tallwind|^Tallwind.{10,}/),
        description: expect.stringMatching(/^.{70,170}$/),
        contact: '/contact',
        footer: expect.stringContaining('© 2024'),
        scripts: seen.hasIsland ? 1 : 0,
        hasIsland: seen.hasIsland,
        // On desktop, and at 400 % zoom, which means 320 pixels (WCAG 1.4.10).
        sideways: [0, 0],
      });
    }
  });
}
