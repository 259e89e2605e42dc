import { builtPages } from '../built-pages';
import { samplePages } from '../sample';
import { expect, test } from '../site';

const withTables = builtPages.filter(({ html }) => html.includes('<table')).map(({ address }) => address);

// All browsers keep the roles of tables whose rows are blocks, Safari since version 17.
test('tables are tables for screen readers at 390 and at 1280 pixels, whatever their layout (WCAG 1.3.1)', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  const sample = samplePages('tables').filter((address) => withTables.includes(address));
  expect(sample.length).toBeGreaterThan(3);
  for (const address of sample) {
    await page.goto(address);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // On phones, groups of rows are folded.
      for (const box of await page.locator('.fold-box input:visible').all()) await box.check();
      // Drawings are hidden from screen readers, and a phone may show less of a table.
      const inDocument = await page.evaluate(() => {
        const shown = (selector: string) =>
          [...document.querySelectorAll(selector)].filter(
            (part) => part.checkVisibility() && part.closest('[aria-hidden="true"]') === null,
          ).length;
        return {
          table: shown('table'),
          row: shown('tr'),
          columnheader: shown('thead th'),
          rowheader: shown('tbody th'),
          cell: shown('td'),
        };
      });
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value).toLowerCase());
      const heard = Object.fromEntries(
        Object.keys(inDocument).map((role) => [
          role,
          roles.filter((each) => each === role || each === `grid${role}`).length,
        ]),
      );
      expect(heard, `${address} at ${width}`).toEqual(inDocument);
    }
  }
});

test('a table that is wider than a phone is scrolled with the keyboard, and shows its focus (WCAG 2.1.1, 2.4.7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/privacy');
  const table = page.getByRole('region', { name: /^Table: / }).first();
  await table.locator('table').evaluate((wide) => {
    wide.style.minWidth = '60rem';
  });
  await table.focus();
  // Only keyboard focus has a ring.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(table).toBeFocused();
  expect(await table.evaluate((region) => getComputedStyle(region).outlineStyle)).toBe('solid');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});
