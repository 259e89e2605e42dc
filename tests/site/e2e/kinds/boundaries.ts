import type { Page } from '@playwright/test';

/** The maximum space between two sections on desktop, in CSS pixels: the largest gap in tokens.css. */
const MAX_GAP = 144;

/** The minimum space between the upper edge of a background and its text, in CSS pixels. */
const MIN_TOP_PADDING = 48;

/** The sections that are too far apart, or whose background has too little space above its text. On a wide screen. */
export async function boundaryFaultsOf(page: Page): Promise<string[]> {
  const boundaries = await boundariesOf(page);
  return boundaries.flatMap(({ section, apart, room }) => [
    ...(apart > MAX_GAP + 1 ? [`"${section}" is ${apart} pixels below the section before`] : []),
    ...(room !== null && room < MIN_TOP_PADDING ? [`"${section}" has ${room} pixels above its text`] : []),
  ]);
}

interface Boundary {
  readonly section: string;
  /** The space between the two sections, measured from content or from the edges of backgrounds, in CSS pixels. */
  readonly apart: number;
  /** The space between the upper edge of the section's background and its first text, in CSS pixels; null without a background. */
  readonly room: number | null;
}

/** The boundaries between sections. The background may belong to the section or to its first child. */
function boundariesOf(page: Page): Promise<Boundary[]> {
  return page.locator('main section + section').evaluateAll((sections) => {
    return sections.flatMap((section) => {
      const before = section.previousElementSibling;
      if (before?.tagName !== 'SECTION') return [];
      const top = Math.min(...edgesOf(section).map((box) => box.top));
      const bottom = Math.max(...edgesOf(before).map((box) => box.bottom));
      const ground = [section, section.firstElementChild].find((element) => element && hasGround(element));
      return {
        section: section.textContent.trim().slice(0, 40),
        apart: Math.round(top - bottom),
        room: ground ? Math.round(firstTextOf(ground) - ground.getBoundingClientRect().top) : null,
      };
    });

    function hasGround(element: Element): boolean {
      return getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
    }

    function edgesOf(section: Element): DOMRect[] {
      const parts = hasGround(section) ? [section] : [...section.children];
      return parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    }

    function firstTextOf(ground: Element): number {
      const walker = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const box = text.parentElement?.getBoundingClientRect();
        if (box && box.height > 0 && text.textContent?.trim()) return box.top;
      }
      return Number.POSITIVE_INFINITY;
    }
  });
}
