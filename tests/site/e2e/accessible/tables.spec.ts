import { sampleOf } from '../../../support/sample';
import { builtPages } from '../../support/built-pages';
import { overflowingTablesOf } from '../../support/e2e/text-boxes';
import { samplePages } from '../sample';
import { expect, test } from '../site';

const withTables = builtPages.filter(({ html }) => html.includes('<table')).map(({ address }) => address);

// All browsers keep the roles of tables with block rows, Safari since version 17.
test('tables are tables to screen readers at 390 and at 1280 pixels, whatever their layout (WCAG 1.3.1)', async ({
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
      // Drawings are hidden from screen readers, and phones may hide parts of a table.
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

test('tables fit every width, so none scrolls and none is a tab stop (WCAG 1.4.10, 2.1.1)', async ({ page }) => {
  for (const address of samplePages('tables').filter((each) => withTables.includes(each))) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of sampleOf(`tables ${address}`, [320, 375, 640, 768, 1024, 1440], 2)) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowingTablesOf(page), `${address} at ${width}`).toEqual([]);
    }
    await expect(page.locator('[tabindex="0"]').filter({ has: page.locator('table') })).toHaveCount(0);
  }
});
