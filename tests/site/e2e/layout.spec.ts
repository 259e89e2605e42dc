import type { Page } from '@playwright/test';
import { headerOverflow } from '../../../pages/lists/rules/header-labels-fit';
import { sampleOf } from '../../support/sample';
import { builtPages } from '../support/built-pages';
import { sidewaysScrollOf } from '../support/e2e/text-boxes';
import { smallTargetsOf } from './kinds/touch-targets';
import { expect, test } from './site';
import { at, facts, words } from './site-content';

const WIDTHS = [320, 375, 768, 1024, 1440, 1920];

/** From this width on, screens are assumed to have a mouse. */
const DESKTOP = 1024;

/** The messages in drawn chats. */
const MESSAGES = 'main .say';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the check knows which labels fit side by side in the header', async ({ page }) => {
  await page.setViewportSize({ width: DESKTOP, height: 800 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const header = page.locator('header[data-site]');
  const name = await header.getByRole('link').first().innerText();
  const links = header.getByRole('navigation').getByRole('link');
  const services = await links.count().then((count) => count - 1);
  const others = Array.from({ length: services - 1 }, () => 'Phone calls');
  for (const first of [
    'Websites',
    'Website development and design',
    'Website development and design of shops in large towns',
  ]) {
    const labels = [first, ...others, facts.contact.label];
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
    expect({ first, fits }).toEqual({
      first,
      fits: headerOverflow(name, [first, ...others], facts.contact.label) <= 0,
    });
  }
});

test('the open menu of a phone fits, with large touch targets', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/mobile-app-development');
  await page.getByRole('button', { name: words.header.menu }).click();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await smallTargetsOf(page)).toEqual([]);
  expect(await sidewaysScrollOf(page)).toBe(0);
});

test('in type at twice the size, the menu of a phone remains reachable (WCAG 1.4.4)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const button = page.getByRole('button', { name: words.header.menu });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page.locator('#menu').getByRole('link', { name: facts.services[0]?.label ?? '' })).toBeInViewport();
});

test('the arrow of a link follows its last word, whatever the number of lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  let broken = 0;
  for (const address of ['/', at.chat, '/ai-agents-chatbots']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const links = await arrowsOf(page);
    broken += links.filter(({ lines }) => lines > 1).length;
    expect
      .soft(
        links.filter(({ followsText }) => !followsText),
        address,
      )
      .toEqual([]);
  }
  expect(broken).toBeGreaterThan(0);
});

test('no line of a duration strikes through its text, at any width', async ({ page }) => {
  for (const address of ['/mobile-app-development', '/ai-agents-chatbots']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await struckDurationsOf(page), `${address} at ${width}`).toEqual([]);
    }
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
      cut.push(...(await clippedMessagesOf(page)).map((message) => `${address} at ${width}: ${message}`));
    }
  }
  expect(cut).toEqual([]);
});

test('in drawn chats, the customer is on the right, and the business on the left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const chats = builtPages.filter(({ html }) => html.includes('class="say say-own')).map(({ address }) => address);
  expect(chats.length).toBeGreaterThan(3);
  for (const address of sampleOf('sides of chats', chats, 7)) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const messages = await messagesOf(page);
    expect
      .soft(
        messages.map(({ isOwn }) => isOwn),
        address,
      )
      .toContain(true);
    for (const { text, name, isOwn, isRight } of messages) {
      expect.soft(isRight, `${address}: ${text}`).toBe(isOwn);
      // For those who hear it, some say who writes.
      if (name) expect.soft(name, `${address}: ${text}`).toContain(isOwn ? words.chat.customer : words.chat.business);
    }
  }
});

test('drawings at the margin end there, and the object over each figure begins with it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, drawing] of [
    ['/website-development', '.laptop .device'],
    ['/solutions/booking', '.line-up > :last-child p'],
  ] as const) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const away = await page.locator(drawing).evaluate((element) => {
      const edge = document.querySelector('[data-site] nav');
      return (edge?.getBoundingClientRect().right ?? 0) - element.getBoundingClientRect().right;
    });
    expect.soft(Math.abs(away), `${address} ${drawing}`).toBeLessThan(1);
    const indents = await page.locator('.ledger .obj').evaluateAll((objects) =>
      objects.map((object) => {
        const lines = object.querySelector('path:last-child')?.getBoundingClientRect().left ?? 0;
        return lines - (object.closest('div')?.getBoundingClientRect().left ?? 0);
      }),
    );
    expect
      .soft(
        indents.filter((indent) => Math.abs(indent) > 2),
        address,
      )
      .toEqual([]);
  }
});

test('the skip link is not printed', async ({ page }) => {
  await page.goto('/privacy');
  const link = page.getByRole('link', { name: words.header.skip, includeHidden: true });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
});

interface Message {
  text: string;
  /** Who writes it, where that is said. */
  name: string;
  isOwn: boolean;
  /** Whether it is nearer to the right edge of its chat. */
  isRight: boolean;
}

/** The messages that are shown, in chats that leave space beside them. */
function messagesOf(page: Page): Promise<Message[]> {
  return page
    .locator(MESSAGES)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const box = element.getBoundingClientRect();
        const chat = (element.closest('.device-chat, .device-page') ?? element.parentElement)?.getBoundingClientRect();
        if (!chat || Math.abs(box.left - chat.left + box.right - chat.right) < 4) return [];
        const name = element.querySelector('.sr-only')?.textContent ?? '';
        const isOwn = element.classList.contains('say-own');
        return [{ text: element.textContent, name, isOwn, isRight: chat.right - box.right < box.left - chat.left }];
      }),
    );
}

/** The messages that extend below their phone, window or drawing. */
function clippedMessagesOf(page: Page): Promise<string[]> {
  return page.locator(MESSAGES).evaluateAll((messages) =>
    messages
      .filter((message) => {
        const frame = message.closest('.device') ?? message.closest('.scene');
        return !frame || message.getBoundingClientRect().bottom > frame.getBoundingClientRect().bottom;
      })
      .map((message) => message.textContent),
  );
}

/** The visible links on their own line, and whether their arrow is after the last word. */
function arrowsOf(page: Page): Promise<{ text: string | null; lines: number; followsText: boolean }[]> {
  return page.locator('main a.link:visible').evaluateAll((links) =>
    links.map((link) => {
      const words = [...(link.querySelector('span > span')?.getClientRects() ?? [])];
      const last = words.at(-1);
      const arrow = link.querySelector('.arrow')?.getBoundingClientRect();
      const followsText = !!last && !!arrow && arrow.top >= last.top - 1 && arrow.right <= last.right + 1;
      return { text: link.textContent, lines: words.length, followsText };
    }),
  );
}

/** The durations with letters that touch the curl of their line. */
function struckDurationsOf(page: Page): Promise<(string | null)[]> {
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
