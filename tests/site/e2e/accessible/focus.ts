import type { Page } from '@playwright/test';

/** The focused element, and the faults of its focus indicator. */
interface Focus {
  /** Its index among all focusable elements in document order; -1 for other elements. */
  place: number;
  name: string;
  faults: string[];
}

/** Marks every element that the keyboard should reach with its position in the document. @returns their number */
export function numberTabStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
    // Browsers make a tab stop of what scrolls, unless a control is in it.
    const scrolls = (element: HTMLElement) =>
      element.scrollWidth > element.clientWidth &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      !element.querySelector(controls);
    const stops = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!element.matches(controls)) return scrolls(element);
      // In a radio group, only the checked radio is a tab stop; arrow keys reach the others.
      const isLeftOut = element.matches(':disabled, [type=hidden], [type=radio]:not(:checked)');
      const isReached = element.tabIndex >= 0 && !isLeftOut && !element.closest('[inert]');
      return isReached && element.checkVisibility({ visibilityProperty: true });
    });
    for (const [place, element] of stops.entries()) element.dataset.place = String(place);
    return stops.length;
  });
}

/**
 * Checks the focused element with elementFromPoint: it must have a ring (WCAG 2.4.7) that is not clipped, and nothing, such
 * as the fixed header, may cover it (2.4.11).
 */
export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { place: -1, name: '', faults: [] };
    const faults: string[] = [];
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle !== 'solid' || width < 2) faults.push('has no ring');

    const boxOf = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
    // The browser scrolls to the focused element in the next frame.
    if (boxOf().bottom > innerHeight)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = boxOf();
    const reach = width + Number.parseFloat(outlineOffset);
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const { overflowX, display } = getComputedStyle(above);
      if (overflowX === 'visible' || display === 'contents') continue;
      const edge = above.getBoundingClientRect();
      if (box.left - reach < edge.left || box.right + reach > edge.right) faults.push('its ring is cut off');
    }

    // An element taller than the scroll area is only partly visible.
    const room = Math.max(0, document.querySelector('header[data-site]')?.getBoundingClientRect().bottom ?? 0);
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const padding = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollPaddingBottom);
    const isTooHigh = box.height > innerHeight - padding || element instanceof HTMLTextAreaElement;
    const top = isTooHigh ? Math.max(box.top, room) : box.top;
    const bottom = isTooHigh ? Math.min(box.bottom, innerHeight) : box.bottom;
    if (top < -1 || bottom > innerHeight + 1) faults.push(`is from ${top} to ${bottom}, in a window of ${innerHeight}`);
    const x = box.left + box.width / 2;
    for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest('header[data-site]') && !element.closest('header[data-site]'))
        faults.push('is under the header');
      else if (!hit || !(element.contains(hit) || hit.contains(element)))
        faults.push(`is covered by ${hit?.outerHTML.slice(0, 60)}`);
    }
    const name = (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 40);
    return { place: Number(element.dataset.place ?? -1), name, faults };
  });
}
