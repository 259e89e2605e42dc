import { builtPages } from '../built-pages';
import { addresses, expect, test } from '../site';

const withTables = addresses.filter((address) =>
  builtPages.some((page) => page.address === address && page.root.querySelector('table')),
);

for (const width of [390, 1280]) {
  test(`tables are tables for screen readers at ${width} pixels (WCAG 1.3.1)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const client = await page.context().newCDPSession(page);
    expect(withTables.length).toBeGreaterThan(3);
    for (const address of withTables) {
      await page.goto(address);
      const inDocument = await page.evaluate(() => ({
        table: document.querySelectorAll('table').length,
        row: document.querySelectorAll('tr').length,
        columnheader: document.querySelectorAll('thead th').length,
        rowheader: document.querySelectorAll('tbody th').length,
        cell: document.querySelectorAll('td').length,
      }));
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value).toLowerCase());
      const heard = Object.fromEntries(
        Object.keys(inDocument).map((role) => [
          role,
          roles.filter((each) => each === role || each === `grid${role}`).length,
        ]),
      );
      expect(heard, address).toEqual(inDocument);
      // Chromium keeps the roles of a table that is laid out as something else; other browsers forget them.
      const others = await page.evaluate(() =>
        [...document.querySelectorAll('table, thead, tbody, tr, th, td')]
          .filter((part) => !getComputedStyle(part).display.startsWith('table'))
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect(others, address).toEqual([]);
    }
  });
}

test('a table that is wider than a phone is scrolled with the keyboard, and shows its focus (WCAG 2.1.1, 2.4.7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/demo');
  const table = page.getByRole('region', { name: 'Table: If you want to see, Bring this, Because' });
  await table.focus();
  // Only a focus that the keyboard moves has a ring.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(table).toBeFocused();
  expect(await table.evaluate((region) => getComputedStyle(region).outlineStyle)).toBe('solid');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});
