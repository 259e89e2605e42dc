import type { Page } from '@playwright/test';

/** The minimum size of a touch target, in CSS pixels (WCAG 2.5.5). */
const TARGET = 44;

/** The touch targets that are too small, except inline links in body text, as in WCAG 2.5.8. */
export function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    return [...controls].flatMap((control) => {
      const isMet = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], .honeypot');
      if (!isMet || isInRunningText(control)) return [];
      const { width, height } = targetOf(control);
      const isSmall = width < target - 0.5 || height < target - 0.5;
      return isSmall ? [`${control.textContent.trim().slice(0, 30)}: ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
    });

    /** The touch target of a control: a checkbox includes its label, and a stretched link its whole entry. */
    function targetOf(control: HTMLElement): { width: number; height: number } {
      const label = control instanceof HTMLInputElement ? control.closest('label') : null;
      const own = (label ?? control).getBoundingClientRect();
      const over = getComputedStyle(control, '::after');
      const isStretched = over.content !== 'none' && over.position === 'absolute' && over.pointerEvents !== 'none';
      if (!isStretched) return own;
      return {
        width: Math.max(own.width, Number.parseFloat(over.width)),
        height: Math.max(own.height, Number.parseFloat(over.height)),
      };
    }

    function isInRunningText(control: HTMLElement): boolean {
      if (getComputedStyle(control).display !== 'inline') return false;
      return [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    }
  }, TARGET);
}
