import type { Page } from '@playwright/test';

/** The contrast of a text with its background, as defined in WCAG 1.4.3. */
interface Contrast {
  text: string;
  ratio: number;
  /** The colors of the text and its background, as red, green, and blue. */
  colors: string;
}

/**
 * Measures every text of a page, drawings included, with the browser's computed colors: against everything painted below
 * the ends and the middle of each line, blended by alpha, and at every stop of a gradient. Inactive controls are exempt
 * (WCAG 1.4.6). Opens folded content first.
 */
async function contrastsOf(page: Page, within = 'body'): Promise<Contrast[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
    for (const sheet of document.querySelectorAll<HTMLElement>('[popover]:not(:popover-open)')) sheet.showPopover();
  });
  // elementsFromPoint only works inside the viewport.
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...before, height });
  const contrasts = await measure(page, within);
  await page.setViewportSize(before);
  return contrasts;
}

/** WCAG 1.4.6, here also for large text and drawings. */
const AAA = 7;

/** The texts of a page whose contrast is too small. @throws Error if too few texts are measured to tell */
export async function faintTextsOf(page: Page, within?: string): Promise<Contrast[]> {
  const contrasts = await contrastsOf(page, within);
  if (contrasts.length <= 3) throw new Error(`Only ${contrasts.length} contrasts are on this page.`);
  return contrasts.filter(({ ratio }) => ratio < AAA);
}

function measure(page: Page, within: string): Promise<Contrast[]> {
  return page.evaluate((selector) => {
    type Color = [red: number, green: number, blue: number, alpha: number];
    interface Shown {
      owner: Element;
      text: string;
      color: string;
      /** The boxes of its lines. */
      boxes: Iterable<DOMRect>;
      /** A color between the text and its owner. */
      ground?: string;
    }
    const SEEN = { visibilityProperty: true, opacityProperty: true };
    const LEFT_OUT = '[inert], [inert] *, noscript, script, style, option, :disabled, :disabled *';
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const colors = new Map<string, Color>();
    const paints = new Map<Element, Color[][]>();
    const opacities = new Map<Element, number>();
    const found = new Map<string, Contrast>();

    // elementsFromPoint must find everything painted, including the inside of shapes and elements that ignore the pointer.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important } svg * { pointer-events: fill !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const shown of [...textNodes(), ...otherTexts()]) add(shown);
    document.adoptedStyleSheets.pop();
    return [...found.values()];

    function textNodes(): Shown[] {
      const all: Shown[] = [];
      const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!owner || text === '' || owner.matches(LEFT_OUT) || !owner.checkVisibility(SEEN)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { color, fill } = getComputedStyle(owner);
        all.push({ owner, text, color: owner instanceof SVGElement ? fill : color, boxes: range.getClientRects() });
      }
      return all;
    }
    /** Generated content, values of fields, and placeholders. */
    function otherTexts(): Shown[] {
      return [...document.querySelectorAll(`${selector} *`)].flatMap((owner) => {
        if (owner.matches(LEFT_OUT) || !owner.checkVisibility(SEEN)) return [];
        const boxes = [owner.getBoundingClientRect()];
        const written = ['::before', '::after'].flatMap((part) => {
          const { content, color, backgroundColor: ground } = getComputedStyle(owner, part);
          return /counter|[\p{L}\d]/u.test(content.replace(/^(none|normal)$/, ''))
            ? [{ owner, text: `${owner.className}${part}`, color, boxes, ground }]
            : [];
        });
        if (!owner.matches('input:not([type=radio], [type=checkbox]), select, textarea')) return written;
        const part = owner.matches(':placeholder-shown') ? '::placeholder' : undefined;
        if (part && owner.getAttribute('placeholder')?.trim() === '') return written;
        const { color } = getComputedStyle(owner, part);
        return [...written, { owner, text: `${owner.getAttribute('name')}${part ?? ''}`, color, boxes }];
      });
    }
    function add({ owner, text, color, boxes, ground }: Shown) {
      if (opacityOf(owner) === 0) return;
      for (const { left, right, top, bottom, width } of boxes) {
        if (width < 1) continue;
        for (const x of [left + 1, (left + right) / 2, right - 1]) {
          const below = groundsAt(owner, x, (top + bottom) / 2);
          for (const back of ground ? below.map((each) => blendedOver(colorOf(ground), each)) : below) {
            const front = blendedOver(faded(colorOf(color), opacityOf(owner)), back);
            const key = [front, back].map((color) => color.slice(0, 3).map(Math.round).join(' ')).join(' on ');
            if (!found.has(key)) found.set(key, { text: text.slice(0, 40), ratio: ratioOf(front, back), colors: key });
          }
        }
      }
    }
    /** The possible colors at a point below a text: several on a gradient. */
    function groundsAt(owner: Element, x: number, y: number): Color[] {
      const stack = document.elementsFromPoint(x, y);
      // At the ends of rotated lines, and in scrolled rows, only a container is at the point.
      const above = ancestorsOf(owner);
      const met = above.findIndex((element) => stack.includes(element));
      const below = met < 0 ? above : [...above.slice(0, met), ...stack.slice(stack.indexOf(above[met] ?? owner))];
      const white: Color = [255, 255, 255, 1];
      return below
        .reverse()
        .flatMap(paintsOf)
        .reduce((backs, layer) => backs.flatMap((back) => layer.map((color) => blendedOver(color, back))), [white]);
    }
    function ancestorsOf(element: Element): Element[] {
      return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
    }
    /** The layers that an element paints, from the bottom up, each with all of its colors. */
    function paintsOf(element: Element): Color[][] {
      const before = paints.get(element);
      if (before) return before;
      const style = drawnBy(element);
      const isShape = element instanceof SVGGeometryElement;
      const stops = /^auto(, auto)*$/.test(style.backgroundSize)
        ? style.backgroundImage.match(/\b[a-z]+\([^()]*\)/g)
        : null;
      const layers = isShape ? [[style.fill]] : [[style.backgroundColor], stops ?? []];
      const own = layers
        .map((layer) => layer.filter((css) => css !== 'none').map((css) => faded(colorOf(css), opacityOf(element))))
        .filter((layer) => layer.some(([, , , alpha]) => alpha > 0));
      paints.set(element, own);
      return own;
    }
    /** A pseudo-element of the group paints the ink block below a chosen radio. */
    function drawnBy(element: Element): CSSStyleDeclaration {
      const group = element.matches('fieldset label:has(:checked)') ? element.parentElement : null;
      return group ? getComputedStyle(group, '::before') : getComputedStyle(element);
    }
    function opacityOf(element: Element): number {
      const before = opacities.get(element);
      if (before !== undefined) return before;
      const above = element.parentElement ? opacityOf(element.parentElement) : 1;
      const { opacity: own, clipPath } = getComputedStyle(element);
      // Text for screen readers only is clipped.
      const opacity = clipPath === 'inset(50%)' ? 0 : Number(own) * above;
      opacities.set(element, opacity);
      return opacity;
    }
    function colorOf(css: string): Color {
      const before = colors.get(css);
      if (before || !pen) return before ?? [0, 0, 0, 1];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const color: Color = [red, green, blue, alpha / 255];
      colors.set(css, color);
      return color;
    }
    function faded([red, green, blue, alpha]: Color, opacity: number): Color {
      return [red, green, blue, alpha * opacity];
    }
    function blendedOver(front: Color, back: Color): Color {
      const mix = (channel: 0 | 1 | 2) => front[channel] * front[3] + back[channel] * (1 - front[3]);
      return [mix(0), mix(1), mix(2), 1];
    }
    function ratioOf(front: Color, back: Color): number {
      const [darker = 0, lighter = 0] = [lightnessOf(front), lightnessOf(back)].sort((a, b) => a - b);
      return Math.round(((lighter + 0.05) / (darker + 0.05)) * 100) / 100;
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
