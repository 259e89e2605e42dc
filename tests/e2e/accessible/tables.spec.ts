import { builtPages } from '../built-pages';
import { addresses, expect, test } from '../site';

const withTables = addresses.filter((address) =>
  builtPages.some((page) => page.address === address && page.root.querySelector('table')),
);

for (const width of [390, 1280]) {
  test(`tables are tables for screen readers at ${width} pixels, whatever their layout (WCAG 1.3.1)`, async ({
    page,
  }) => {
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
      // Chromium keeps the roles of a table that is laid out as something else; other browsers need to be told.
      const untold = await page.evaluate(() =>
        [...document.querySelectorAll('table, thead, tbody, tr, th, td')]
          .filter((part) => !getComputedStyle(part).display.startsWith('table') && !part.hasAttribute('role'))
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect(untold, address).toEqual([]);
    }
  });
}
