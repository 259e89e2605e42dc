import type { Page } from '@playwright/test';

/** A line should have 60 to 75 letters; narrow letters allow a few more. */
const LONGEST_LINE = 80;

/** The lines of running text with too many letters to be read easily. */
export function longLinesOf(page: Page): Promise<string[]> {
  return page.locator('main :is(p, dd, .prose li):not([aria-hidden=true] *)').evaluateAll((texts, most) => {
    const linesOf = (text: Element) => {
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
        for (let at = 0; at < node.length; at += 1) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getClientRects()[0];
          if (!box || box.width === 0) continue;
          const line = Math.round(box.bottom);
          lines.set(line, (lines.get(line) ?? '') + node.data.charAt(at));
        }
      }
      return [...lines.values()];
    };
    const long = texts.filter(({ textContent }) => textContent.length > most);
    return long.flatMap(linesOf).filter((line) => line.length > most);
  }, LONGEST_LINE);
}
