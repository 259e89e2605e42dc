import type { Page } from '@playwright/test';

/**
 * What is a table, row, header, or cell in the document, but not to screen readers, whatever its layout. All browsers keep the
 * roles of tables with block rows, Safari since version 17. Unfolds the groups of rows.
 */
export async function lostTableRolesOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
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
      columnheader: shown('thead th, tbody th[scope="col"]'),
      rowheader: shown('tbody th:not([scope="col"])'),
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
  await client.detach();
  return Object.entries(inDocument).flatMap(([role, count]) =>
    heard[role] === count ? [] : [`${count} ${role} in the document, ${heard[role]} to screen readers`],
  );
}
