import type { Page } from '@playwright/test';
import { layoutFaultsOf } from '../../support/e2e/text-boxes';

/** The smallest text anywhere, in pixels. */
const SMALLEST = 13;

/**
 * The texts of a page, drawings included, that are partly covered, partly clipped, or too small. The window gets the height
 * of the page, so elements that only cover text while the page is scrolled don't count.
 */
async function coveredTextsOf(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...before, height });
  const faults = await faultsOf(page);
  await page.setViewportSize(before);
  return faults;
}

/** The faults of a page with each of the choices that its drawings follow. */
export async function faultsWithEachChoice(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  let choice = 0;
  do for (const fault of [...(await layoutFaultsOf(page)), ...(await coveredTextsOf(page))]) faults.add(fault);
  while (await choose(page, choice++));
  return [...faults];
}

/** Chooses the option with the same index in each group. @returns whether any group has this many options */
function choose(page: Page, place: number): Promise<boolean> {
  return page.locator('main fieldset:has([type=radio])').evaluateAll((groups, at) => {
    const radios = groups.map((group) => group.querySelectorAll<HTMLInputElement>('[type=radio]')[at]);
    for (const radio of radios) radio?.click();
    return radios.some((radio) => radio !== undefined);
  }, place);
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const faults = new Set<string>();
    const painting = new Map<Element, boolean>();
    // Everything painted counts, even if it ignores the pointer.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important } svg * { pointer-events: painted !important }');
    document.adoptedStyleSheets.push(sheet);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner || node.data.trim() === '' || isLeftOut(owner)) continue;
      const text = `"${node.data.trim().slice(0, 30)}"`;
      if (sizeOf(owner) < smallest) faults.add(`${text} is ${sizeOf(owner).toFixed(1)} pixels large`);
      for (const index of boxesOf(node).keys()) {
        const fault = faultOf(owner, node, index);
        if (fault) faults.add(`${text} ${fault}`);
      }
    }
    document.adoptedStyleSheets.pop();
    return [...faults];

    function isLeftOut(element: Element): boolean {
      if (element.closest('noscript, script, style, option, a[href="#content"]')) return true;
      return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isCutAway(element);
    }
    /** Whether it is only for screen readers. */
    function isCutAway(element: Element | null): boolean {
      return (
        element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isCutAway(element.parentElement))
      );
    }
    function sizeOf(owner: Element): number {
      const size = Number.parseFloat(getComputedStyle(owner).fontSize);
      const matrix = owner instanceof SVGGraphicsElement ? owner.getScreenCTM() : null;
      return size * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    }
    function boxesOf(node: Text): DOMRect[] {
      const range = document.createRange();
      range.setStart(node, node.data.length - node.data.trimStart().length);
      range.setEnd(node, node.data.trimEnd().length);
      return [...range.getClientRects()].filter(({ width }) => width >= 1);
    }
    function faultOf(owner: Element, node: Text, index: number): string | undefined {
      const first = faultAt(owner, boxesOf(node)[index]);
      const row = first === 'is cut' ? rowOf(owner) : null;
      const box = boxesOf(node)[index];
      if (!row || !box) return first;
      // A scrolling row shows each of its texts at some scroll position.
      const { left, width } = row.getBoundingClientRect();
      row.scrollBy({ left: (box.left + box.right) / 2 - left - width / 2, behavior: 'instant' });
      return faultAt(owner, boxesOf(node)[index]);
    }
    function rowOf(element: Element | null): Element | null {
      if (!element || /auto|scroll/.test(getComputedStyle(element).overflowX)) return element;
      return rowOf(element.parentElement);
    }
    function faultAt(owner: Element, box: DOMRect | undefined): string | undefined {
      if (!box) return undefined;
      const { left, right, top, bottom } = box;
      // The ends of a rotated line are not at the sides of its box.
      const points = isRotated(owner) ? [(left + right) / 2] : [left + 1, (left + right) / 2, right - 1];
      // In the upper and in the lower half of the letters.
      for (const [x, y] of points.flatMap((x) => [0.3, 0.7].map((part) => [x, top + part * (bottom - top)] as const))) {
        const stack = document.elementsFromPoint(x, y);
        const at = stack.indexOf(owner);
        if (at < 0) return 'is cut';
        const cover = stack.slice(0, at).find(isPainted);
        if (cover) return `is below <${cover.tagName.toLowerCase()} class="${cover.getAttribute('class') ?? ''}">`;
      }
      return undefined;
    }
    function isRotated(element: Element | null): boolean {
      if (!element) return false;
      const { rotate, transform } = getComputedStyle(element);
      return rotate !== 'none' || transform !== 'none' || isRotated(element.parentElement);
    }
    function isPainted(element: Element): boolean {
      const before = painting.get(element);
      if (before !== undefined) return before;
      const { backgroundColor, backgroundImage, backgroundSize, opacity } = getComputedStyle(element);
      const hasGround = !/, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor);
      const hasImage = backgroundImage !== 'none' && /^auto(, auto)*$/.test(backgroundSize);
      const isShape = element instanceof SVGGeometryElement || element.matches('img, canvas, video');
      const is = opacity !== '0' && (hasGround || hasImage || isShape);
      painting.set(element, is);
      return is;
    }
  }, SMALLEST);
}
