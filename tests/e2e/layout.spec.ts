import type { Page } from '@playwright/test';
import { headerOverflow } from '../../pages/lists/rules/header-labels-fit';
import { sampleOf } from '../support/sample';
import { kinds } from './accessible/kinds';
import { builtPages } from './built-pages';
import { samplePages } from './sample';
import { expect, test } from './site';
import { layoutFaultsOf, sidewaysScrollOf } from './text-boxes';

const WIDTHS = [320, 375, 768, 1024, 1440, 1920];

/** Wide screens from here on have a mouse. */
const DESK = 1024;

/** The smallest target for a finger, in CSS pixels (WCAG 2.5.5). */
const TARGET = 44;

/** Between two sections on desktop, in CSS pixels: the largest gap of tokens.css. */
const MAX_APART = 144;

/** From the upper edge of a background to the text on it, in CSS pixels. */
const LEAST_BELOW_AN_EDGE = 48;

/** A line should have 60 to 75 letters; lines of narrow letters have some more. */
const LONGEST_LINE = 80;

/** What is said in drawn chats. */
const MESSAGES = 'main .say';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of kinds) {
  test(`${address} fits every width: no sideways scroll, no text clipped or overlapping, targets for fingers`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of sampleOf(address, WIDTHS, 3)) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await layoutFaultsOf(page), `at ${width}`).toEqual([]);
      if (width < DESK) expect.soft(await smallTargetsOf(page), `targets at ${width}`).toEqual([]);
    }
  });
}

test('the check knows which labels of the header fit beside each other', async ({ page }) => {
  await page.setViewportSize({ width: DESK, height: 800 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const header = page.locator('header[data-site]');
  const name = await header.getByRole('link').first().innerText();
  const links = header.getByRole('navigation').getByRole('link');
  const services = await links.count().then((count) => count - 1);
  const others = Array.from({ length: services - 1 }, () => 'Mobile Apps');
  for (const first of [
    'Websites',
    'Website development and design',
    'Website development and design of shops in large towns',
  ]) {
    const labels = [first, ...others, 'Contact Us'];
    await links.evaluateAll((all, texts) => {
      for (const [index, link] of all.entries()) link.textContent = texts[index] ?? '';
    }, labels);
    const lines = await links.evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getClientRects().length;
      }),
    );
    const fits = lines.every((count) => count === 1);
    expect({ first, fits }).toEqual({ first, fits: headerOverflow(name, [first, ...others], 'Contact Us') <= 0 });
  }
});

test('the open menu of a phone fits, with targets for fingers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/mobile-app-development');
  await page.getByRole('button', { name: 'Toggle navigation menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await smallTargetsOf(page)).toEqual([]);
  expect(await sidewaysScrollOf(page)).toBe(0);
});

test('in type of twice the size the menu of a phone stays in reach (WCAG 1.4.4)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const button = page.getByRole('button', { name: 'Toggle navigation menu' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page.locator('#menu').getByRole('link', { name: 'WhatsApp Growth' })).toBeInViewport();
});

test('the arrow of a link follows its last word, however many lines the words take', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  let broken = 0;
  for (const address of ['/', '/whatsapp-growth', '/ai-agents-chatbots']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const links = await arrowsOf(page);
    broken += links.filter(({ lines }) => lines > 1).length;
    expect
      .soft(
        links.filter(({ isBehind }) => !isBehind),
        address,
      )
      .toEqual([]);
  }
  expect(broken).toBeGreaterThan(0);
});

test('no line that stands for a time strikes through it, at any width', async ({ page }) => {
  for (const address of ['/mobile-app-development', '/ai-agents-chatbots']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await struckTimesOf(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

test('on a wide screen the lines of running text are short enough to be read with ease', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const long: string[] = [];
  for (const address of samplePages('lines')) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    long.push(...(await longLinesOf(page, LONGEST_LINE)).map((line) => `${address}: ${line}`));
  }
  expect(long).toEqual([]);
});

test('sections are one space apart; where one has a ground of its own there is room below the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of kinds) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const meetings = await meetingsOf(page);
    const far = meetings.filter(({ apart }) => apart > MAX_APART + 1);
    const tight = meetings.filter(({ room }) => room !== null && room < LEAST_BELOW_AN_EDGE);
    expect.soft({ address, far, tight }).toEqual({ address, far: [], tight: [] });
  }
});

test('every drawn chat shows its last message whole', async ({ page }) => {
  const cut: string[] = [];
  const chats = builtPages.filter(({ html }) => /class="says?[ "]/.test(html)).map(({ address }) => address);
  expect(chats.length).toBeGreaterThan(3);
  for (const address of sampleOf('chats', chats, 8)) {
    await page.goto(address);
    expect(await page.locator(MESSAGES).count(), address).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      cut.push(...(await cutMessagesOf(page)).map((message) => `${address} at ${width}: ${message}`));
    }
  }
  expect(cut).toEqual([]);
});

test('the skip link is not printed', async ({ page }) => {
  await page.goto('/privacy');
  const link = page.getByRole('link', { name: 'Skip to the content', includeHidden: true });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
});

interface Meeting {
  readonly section: string;
  /** Between the contents of the two, or the edges of grounds that they have, in CSS pixels. */
  readonly apart: number;
  /** From the upper edge of the section's ground to its first text, in CSS pixels; null without a ground. */
  readonly room: number | null;
}

/** Where two sections meet. The ground may be that of the section or of the box that begins it. */
function meetingsOf(page: Page): Promise<Meeting[]> {
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

/** The lines of paragraphs that have more letters. */
function longLinesOf(page: Page, most: number): Promise<string[]> {
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
    return texts.flatMap(linesOf).filter((line) => line.length > most);
  }, most);
}

/** The messages that reach below the phone, window or drawing that they are in. */
function cutMessagesOf(page: Page): Promise<string[]> {
  return page.locator(MESSAGES).evaluateAll((messages) =>
    messages
      .filter((message) => {
        const frame = message.closest('.device') ?? message.closest('.scene');
        return !frame || message.getBoundingClientRect().bottom > frame.getBoundingClientRect().bottom;
      })
      .map((message) => message.textContent),
  );
}

/** The controls that are too small for a finger, except inline links in body text, as in WCAG 2.5.8. */
function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    return [...controls].flatMap((control) => {
      const isMet = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], .honeypot');
      if (!isMet || isInRunningText(control)) return [];
      const { width, height } = targetOf(control);
      const isSmall = width < target - 0.5 || height < target - 0.5;
      return isSmall ? [`${control.textContent.trim().slice(0, 30)}: ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
    });

    /** What a finger may touch: a box with its label, and the entry that a link is stretched over. */
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

/** The links on their own line that are shown, and where their arrows are. */
function arrowsOf(page: Page): Promise<{ text: string | null; lines: number; isBehind: boolean }[]> {
  return page.locator('main a.link:visible').evaluateAll((links) =>
    links.map((link) => {
      const words = [...(link.querySelector('span > span')?.getClientRects() ?? [])];
      const last = words.at(-1);
      const arrow = link.querySelector('.arrow')?.getBoundingClientRect();
      const isBehind = !!last && !!arrow && arrow.top >= last.top - 1 && arrow.right <= last.right + 1;
      return { text: link.textContent, lines: words.length, isBehind };
    }),
  );
}

/** The times whose letters the curl of their line touches. */
function struckTimesOf(page: Page): Promise<(string | null)[]> {
  return page.locator('.duration:visible').evaluateAll((times) =>
    times
      .filter((time) => {
        const letters = document.createRange();
        letters.setStart(time, 0);
        letters.setEndBefore(time.children[0] ?? time);
        const text = letters.getBoundingClientRect();
        const curl = time.querySelector('path')?.getBoundingClientRect();
        return curl && curl.left < text.right && curl.top < text.bottom - 3 && curl.bottom > text.top;
      })
      .map((time) => time.textContent),
  );
}
