import type { Page } from '@playwright/test';
import { sampleOf } from '../../../support/sample';
import { builtPages } from '../../support/built-pages';
import { brokenWordsOf, layoutFaultsOf, overflowingTablesOf } from '../../support/e2e/text-boxes';
import { samplePages } from '../sample';
import { expect, test } from '../site';
import { boundaryFaultsOf } from './boundaries';
import { faintTextsOf } from './contrast';
import { faultsWithEachChoice } from './covered-texts';
import { hydrateAll } from './hydrate-all';
import { wrongIconBoxesOf } from './icon-boxes';
import { kinds } from './kinds';
import { longLinesOf } from './long-lines';
import { movingPartsOf } from './motion';
import { excessLengthOf, PHONE } from './phone-length';
import { shownOnHoverOf } from './shown-on-hover';
import { faultsWithSpacing } from './spacing';
import { lostTableRolesOf } from './table-roles';
import { smallTargetsOf } from './touch-targets';

const WIDTHS = [320, 375, 768, 1024, 1440, 1920];

/** From this width on, screens are assumed to have a mouse. */
const DESKTOP = 1024;

const TEXTS = 'main :is(h1, h2, h3, p, li, dt, dd, td, tbody th, summary)';

/** What is looked for, at which widths. Each finds faults, and leaves the page as it was. */
function measuresOf(address: string): [fault: string, widths: readonly number[], find: (page: Page) => unknown][] {
  const some = sampleOf(address, WIDTHS, 3);
  return [
    ['texts that are clipped or overlap, or a page that scrolls sideways', some, layoutFaultsOf],
    ['small touch targets', some.filter((width) => width < DESKTOP), smallTargetsOf],
    ['broken words', [320], (page) => brokenWordsOf(page, TEXTS)],
    ['tables that scroll', sampleOf(`tables ${address}`, [320, 375, 640, 768, 1024, 1440], 2), overflowingTablesOf],
    ['too many screens', [PHONE.width], excessLengthOf],
    ['lines that are too long', [1440], longLinesOf],
    ['sections that are too far apart, or too little space in one', [1440], boundaryFaultsOf],
    ['icons that are not aligned', [1440], wrongIconBoxesOf],
    ['with the spacing of WCAG 1.4.12', sampleOf(`spacing ${address}`, [320, 1024, 1440], 1), faultsWithSpacing],
  ];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each page is opened once for all of it, because opening takes longer than looking.
for (const address of new Set([...kinds, ...samplePages('each page')])) {
  test(`${address} is whole, readable, and still at every width, in each of its states`, async ({ page }) => {
    const expectNone = (found: unknown, fault: string) => expect.soft(found, fault).toEqual([]);
    const response = await page.goto(address);
    expect.soft(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await page.evaluate(() => document.fonts.ready);
    expectNone(await shownOnHoverOf(page), 'content that appears on hover or focus (WCAG 1.4.13)');

    const measures = measuresOf(address);
    for (const width of [...new Set(measures.flatMap(([, widths]) => widths))].sort((one, other) => one - other)) {
      await page.setViewportSize({ width, height: PHONE.height });
      for (const [fault, widths, find] of measures)
        if (widths.includes(width)) expectNone(await find(page), `at ${width} pixels, ${fault}`);
    }

    // What follows unfolds and chooses.
    for (const width of sampleOf(`drawings ${address}`, [PHONE.width, 1440], 1)) {
      await page.setViewportSize({ width, height: 900 });
      expectNone(await faultsWithEachChoice(page), 'texts that are covered, clipped, or too small, drawings included');
    }
    expectNone(await movingPartsOf(page), 'motion although it is to be reduced (WCAG 2.3.3)');
    if (hasTable(address)) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expectNone(await lostTableRolesOf(page), `at ${width} pixels, tables without their roles (WCAG 1.3.1)`);
        await expect(page.locator('[tabindex="0"]').filter({ has: page.locator('table') })).toHaveCount(0);
      }
    }
    const [width = PHONE.width] = sampleOf(`contrast ${address}`, [PHONE.width, 1440], 1);
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expectNone(await faintTextsOf(page), `faint texts in ${colorScheme} mode, even in drawings (WCAG 1.4.6)`);
    }
    // Breaks of the policy, which are errors in the console, fail each test.
    await hydrateAll(page);
  });
}

test('a page of each run has a table', () => {
  expect(kinds.some(hasTable)).toBe(true);
});

function hasTable(address: string): boolean {
  return builtPages.some((each) => each.address === address && each.html.includes('<table'));
}
