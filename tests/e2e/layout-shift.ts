import type { Page } from '@playwright/test';

/**
 * How much a page has moved while it was loaded: its CLS in thousandths, as Lighthouse shows it. On a busy machine, the font may
 * arrive after the first frame, and letters move by less.
 */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
          done(Math.round(1000 * shifts.reduce((sum, each) => sum + each, 0)));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
  );
}
