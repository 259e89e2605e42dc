import type { Page } from '@playwright/test';

/**
 * The CLS of a page while loading, rounded to thousandths, as in Lighthouse. On a busy machine, the font may arrive after the first
 * frame and cause smaller shifts.
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
