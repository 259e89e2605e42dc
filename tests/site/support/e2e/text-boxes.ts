import type { Page } from '@playwright/test';

/** The layout faults of a page: overflow of the viewport, and unreadable texts. */
export async function layoutFaultsOf(page: Page): Promise<string[]> {
  const sideways = await sidewaysScrollOf(page);
  const faults = await textFaultsOf(page);
  return sideways === 0 ? faults : [`${sideways} pixels too wide`, ...faults];
}

/**
 * Compares the boxes of all lines of text, including drawings: no line may be clipped by a container, or overlap another
 * line. Text for screen readers does not count, because it has no box.
 */
function textFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Boxes that overlap by fewer pixels only touch. */
    const TOLERANCE = 2;
    interface Line {
      owner: HTMLElement;
      text: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Container {
      edge: DOMRect;
      cutsX: boolean;
      cutsY: boolean;
    }
    // Cached per element, because each text looks at all of its ancestors.
    const hidden = new Map<HTMLElement, boolean>();
    const containers = new Map<HTMLElement, Container[]>();
    const lines: Line[] = [];
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!owner || text === '' || isLeftOut(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        // The box of a line has the height of the font's ascent and descent; the letters are in the middle.
        const size = Number.parseFloat(getComputedStyle(owner).fontSize);
        const spare = Math.max(0, (box.height - size * 0.95) / 2);
        const line = {
          owner,
          text: text.slice(0, 30),
          left: box.left,
          right: box.right,
          top: box.top + spare,
          bottom: box.bottom - spare,
        };
        lines.push(line);
        if (isClipped(line)) faults.push(`"${line.text}" is clipped`);
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [index, a] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const b = lines[next];
        if (!b || b.top >= a.bottom - TOLERANCE) break;
        if (a.owner.contains(b.owner) || b.owner.contains(a.owner)) continue;
        const isBeside = a.right - TOLERANCE <= b.left || b.right - TOLERANCE <= a.left;
        if (!isBeside && isFixed(a.owner) === isFixed(b.owner)) faults.push(`"${a.text}" and "${b.text}" overlap`);
      }
    }
    return faults;

    function isLeftOut(element: HTMLElement): boolean {
      if (element.closest('noscript, script, style, option')) return true;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
      return isForScreenReaders(element);
    }
    function isForScreenReaders(element: HTMLElement | null): boolean {
      if (!element) return false;
      const before = hidden.get(element);
      if (before !== undefined) return before;
      const is = getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement);
      hidden.set(element, is);
      return is;
    }
    /** Whether the element is fixed while the page scrolls below it. */
    function isFixed(element: HTMLElement): boolean {
      return element.closest('header[data-site], a[href="#content"], .stub') !== null;
    }
    /** Scrollable containers can show all of their text; containers that hide overflow must not have any. */
    function isClipped({ owner, left, right, top, bottom }: Line): boolean {
      return containersOf(owner).some(({ edge, cutsX, cutsY }) => {
        const isCutX = left < edge.left - TOLERANCE || right > edge.right + TOLERANCE;
        const isCutY = top < edge.top - TOLERANCE || bottom > edge.bottom + TOLERANCE;
        return (isCutX && cutsX) || (isCutY && cutsY);
      });
    }
    /** The containers that may clip an element, up to the first scrollable one. */
    function containersOf(element: HTMLElement | null): Container[] {
      if (!element) return [];
      const before = containers.get(element);
      if (before) return before;
      const { overflowX, overflowY } = getComputedStyle(element);
      const [cutsX, cutsY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
      const own = cutsX || cutsY ? [{ edge: element.getBoundingClientRect(), cutsX, cutsY }] : [];
      const canScroll = /auto|scroll/.test(`${overflowX} ${overflowY}`);
      const all = canScroll ? own : [...own, ...containersOf(element.parentElement)];
      containers.set(element, all);
      return all;
    }
  });
}

/** The number of pixels by which a page is wider than the viewport. */
export function sidewaysScrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/** The tables that overflow their container, by their first words. */
export function overflowingTablesOf(page: Page): Promise<string[]> {
  return page
    .locator('main table')
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0) + 1)
        .map((table) => table.textContent.slice(0, 30)),
    );
}

/** The words in the selected elements whose letters are in two lines. Words with a hyphen, addresses, and hidden texts don't count. */
export function brokenWordsOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selected) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner?.closest(selected) || !owner.checkVisibility({ visibilityProperty: true })) continue;
      if (owner.getBoundingClientRect().width <= 1) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<!\S)[\p{L}\p{N}’]+(?=[.,:;!?]*(?:\s|$))/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  }, selector);
}
