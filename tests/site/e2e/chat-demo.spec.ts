import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site';
import { at, words } from './site-content';

/** Specification, section 9. */
const CYCLE_MS = 4000;
const TYPING_MS = 1000;
const TURN_MS = 4 * CYCLE_MS;

const messages = (page: Page): Locator => page.locator('#whatsapp-demo-section .demo-loop .say');

test.beforeEach(async ({ page }) => {
  await page.goto(at.chat);
});

test('the demo begins with all four messages', async ({ page }) => {
  expect(await stateOf(page, 0, { isRelative: true })).toEqual(['shown', 'shown', 'shown', 'shown']);
});

test('a message comes every four seconds, after one second of typing; then the demo starts over', async ({ page }) => {
  for (let index = 0; index < 4; index += 1) {
    const begins = index * CYCLE_MS;
    const before = Array.from({ length: index }, () => 'shown');
    const after = Array.from({ length: 3 - index }, () => 'waiting');
    for (const moment of [begins, begins + TYPING_MS - 1])
      expect(await stateOf(page, moment), `at ${moment}`).toEqual([...before, 'typing', ...after]);
    for (const moment of [begins + TYPING_MS, begins + CYCLE_MS - 1])
      expect(await stateOf(page, moment), `at ${moment}`).toEqual([...before, 'shown', ...after]);
  }
  expect(await stateOf(page, TURN_MS)).toEqual(['typing', 'waiting', 'waiting', 'waiting']);
});

test('an upcoming message is an outline', async ({ page }) => {
  await stateOf(page, 0);
  const last = messages(page).last();
  const border = await last.evaluate((element) => getComputedStyle(element, '::before').borderStyle);
  expect(border).toBe('dashed');
});

test('the demo pauses under the pointer, with the focus, and while its box is checked', async ({ page }) => {
  const pause = page.getByRole('checkbox', { name: words.chat.pause });
  await expect.poll(() => isRunning(page)).toBe(true);
  await messages(page).first().hover();
  expect(await isRunning(page)).toBe(false);
  await page.mouse.move(0, 0);
  await expect.poll(() => isRunning(page)).toBe(true);
  await pause.focus();
  expect(await isRunning(page)).toBe(false);
  await pause.check();
  await pause.blur();
  await page.mouse.move(0, 0);
  expect(await isRunning(page)).toBe(false);
  await pause.uncheck();
  await pause.blur();
  await page.mouse.move(0, 0);
  await expect.poll(() => isRunning(page)).toBe(true);
});

test('with reduced motion, the demo shows all four messages and no checkbox', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const message of await messages(page).locator('p').all()) await expect(message).toHaveCSS('opacity', '1');
  await expect(page.getByRole('checkbox', { name: words.chat.pause })).toBeHidden();
});

test('on a wide screen, the line of each remark meets its message', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lines = await page
    .locator('#whatsapp-demo-section .demo-points li')
    .evaluateAll((remarks) => remarks.map((remark) => remark.getBoundingClientRect().top));
  const bubbles = await messages(page).evaluateAll((all) =>
    all.map((bubble) => {
      const { top, bottom } = bubble.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const owners = lines.map((y) => bubbles.findIndex(({ top, bottom }) => top < y && y < bottom));
  expect(owners).toEqual([0, 1, 2, 3]);
});

/** The state of each message at a moment of the turn or, if relative, of the demo. */
function stateOf(page: Page, moment: number, { isRelative = false } = {}): Promise<string[]> {
  return messages(page).evaluateAll(
    (elements, { at, relative, turn }) => {
      const animations = elements.flatMap((element) => element.getAnimations({ subtree: true }));
      for (const animation of animations) {
        animation.pause();
        const { delay = 0 } = animation.effect?.getTiming() ?? {};
        // One turn later, because times before the beginning are impossible.
        animation.currentTime = relative ? at : at + delay + turn;
      }
      const opacityOf = (element: Element | null) => element && getComputedStyle(element).opacity;
      return elements.map((element) => {
        if (opacityOf(element.querySelector('i')) === '1') return 'typing';
        return opacityOf(element.querySelector('p')) === '1' ? 'shown' : 'waiting';
      });
    },
    { at: moment, relative: isRelative, turn: TURN_MS },
  );
}

/** Whether all animations of the demo run. */
function isRunning(page: Page): Promise<boolean> {
  return messages(page).evaluateAll((elements) =>
    elements
      .flatMap((element) => element.getAnimations({ subtree: true }))
      .every(({ playState }) => playState === 'running'),
  );
}
