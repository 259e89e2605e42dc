import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { addresses, expect, test } from './site';
import { sidewaysScrollOf } from './text-boxes';

/** How many pages one test visits. */
const BATCH = 16;

test('there are at least 95 pages', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(95);
});

/** What only development or an optional setting brings along, and its traces in names and texts of files. */
const unbuilt = {
  'the pages for the team': /__components|specimen|data-forced|__content|content-map/,
  'what edits texts in development': /data-source=|inline-edit|__save-text|\u{e0023}/u,
  'the counting of visits and proofs of work': /Form failed|plausible|umami|goatcounter|altcha|PBKDF2/i,
};

for (const [what, trace] of Object.entries(unbuilt)) {
  test(`nothing of ${what} is in the built site`, async () => {
    const files = await glob('dist/**/*.{html,js,css,json,xml,txt,md,webmanifest}');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => trace.test(file) || trace.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
}

for (let start = 0; start < addresses.length; start += BATCH) {
  const batch = addresses.slice(start, start + BATCH);
  test(`each page from ${batch[0]} to ${batch.at(-1)} answers with one headline, a title and a description, and fits`, async ({
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
        // On desktop, and at 400 % zoom, which is 320 pixels (WCAG 1.4.10).
        sideways: [0, 0],
      });
    }
  });
}
