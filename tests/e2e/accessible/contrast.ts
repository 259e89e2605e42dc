import type { Page } from '@playwright/test';

/** The contrast of a text with its background, as defined in WCAG 1.4.3. */
interface Contrast {
  text: string;
  ratio: number;
  /** Whether it is body text, not a control, a label in the hue of the theme, or large text. */
  isBody: boolean;
}

/**
 * Measures every text of a page as the browser computes its colors: with all backgrounds below it blended by
 * alpha, and the opacity of its containers. Drawings are pictures and are left out.
 */
export function contrastsOf(page: Page, within = 'body'): Promise<Contrast[]> {
  return page.evaluate((selector) => {
    type Color = [red: number, green: number, blue: number, alpha: number];
    const NO_BODY = 'a, button, label, summary, input, select, textarea, .text-hue, .bg-hue';
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    interface Ground {
      back: Color;
      opacity: number;
    }
    const known = new Map<string, Color>();
    const grounds = new Map<HTMLElement, Ground>();
    const found = new Map<string, Contrast>();

    const root = document.querySelector(selector) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!owner || text === '' || owner.closest('[role=img], [inert], noscript, script, option, :disabled')) continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { front, back } = layersOf(owner);
      const [darker = 0, lighter = 0] = [lightnessOf(front), lightnessOf(back)].sort((a, b) => a - b);
      const ratio = (lighter + 0.05) / (darker + 0.05);
      const isBody = !owner.closest(NO_BODY) && !isLarge(getComputedStyle(owner));
      const key = `${front} ${back} ${isBody}`;
      if (!found.has(key)) found.set(key, { text: text.slice(0, 40), ratio: Math.round(ratio * 100) / 100, isBody });
    }
    return [...found.values()];

    /** 24 pixels, or 18.66 bold (WCAG 1.4.6). */
    function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
      return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    }
    function layersOf(owner: HTMLElement): { front: Color; back: Color } {
      const { back, opacity } = groundOf(owner);
      return { front: laidOn(colorOf(getComputedStyle(owner).color), back, opacity), back };
    }
    function groundOf(element: HTMLElement | null): Ground {
      if (!element) return { back: [255, 255, 255, 1], opacity: 1 };
      const before = grounds.get(element);
      if (before) return before;
      const { opacity } = getComputedStyle(element);
      const { backgroundColor } = paintOf(element);
      const below = groundOf(element.parentElement);
      const ground = {
        back: laidOn(colorOf(backgroundColor), below.back, 1),
        opacity: below.opacity * Number(opacity),
      };
      grounds.set(element, ground);
      return ground;
    }
    /** The ink block below a chosen radio belongs to the group, and the paper below the slip is drawn. */
    function paintOf(element: HTMLElement): CSSStyleDeclaration {
      const group = element.matches('fieldset label:has(:checked)') ? element.parentElement : null;
      if (group) return getComputedStyle(group, '::before');
      return getComputedStyle(element.querySelector(':scope > .slip-paper > svg') ?? element);
    }
    function colorOf(css: string): Color {
      const before = known.get(css);
      if (before || !pen) return before ?? [0, 0, 0, 1];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const color: Color = [red, green, blue, alpha / 255];
      known.set(css, color);
      return color;
    }
    function laidOn(front: Color, back: Color, opacity: number): Color {
      const alpha = front[3] * opacity;
      const mix = (channel: 0 | 1 | 2) => front[channel] * alpha + back[channel] * (1 - alpha);
      return [mix(0), mix(1), mix(2), 1];
    }
    function lightnessOf([red, green, blue]: Color): number {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  }, within);
}
