import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site';
import { at, words } from './site-content';

/** Specification, section 9. */
const CYCLE_MS = 4000;
const TYPING_MS = 1000;
const TURN_MS = 4 * CYCLE_MS;

const messages = (page: Page): Locator => page.locator('#whatsapp-demo-section .demo-loop li');

test.beforeEach(async ({ page }) => {
  await page.goto(at.chat);
});

test('in an empty phone, a message comes every four seconds, after one second of typing', async ({ page }) => {
  for (let index = 0; index < 4; index += 1) {
    const begins = index * CYCLE_MS;
    const before = Array.from({ length: index }, () => 'shown');
    const after = Array.from({ length: 3 - index }, () => 'waiting');
    for (const moment of [begins, begins + TYPING_MS - 1])
      expect(await stateOf(page, moment), `at ${moment}`).toEqual([...before, 'typing', ...after]);
    for (const moment of [begins + TYPING_MS, begins + CYCLE_MS - 1])
      expect(await stateOf(page, moment), `at ${moment}`).toEqual([...before, 'shown', ...after]);
  }
});

test('then the demo starts over, and what was said stays', async ({ page }) => {
  for (let index = 0; index < 4; index += 1) {
    const begins = TURN_MS + index * CYCLE_MS;
    const others = ['shown', 'shown', 'shown', 'shown'];
    expect(await stateOf(page, begins)).toEqual(others.with(index, 'shown, typing'));
    expect(await stateOf(page, begins + TYPING_MS)).toEqual(others);
  }
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
    .evaluateAll((remarks) =>
      remarks.map(
        (remark) => remark.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(remark, '::before').top),
      ),
    );
  const bubbles = await messages(page).evaluateAll((all) =>
    all.map((bubble) => {
      const { top, bottom } = bubble.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const owners = lines.map((y) => bubbles.findIndex(({ top, bottom }) => top < y && y < bottom));
  expect(owners).toEqual([1, 3]);
});

/** The state of each message at a moment of the demo. */
function stateOf(page: Page, moment: number): Promise<string[]> {
  return messages(page).evaluateAll((elements, at) => {
    for (const animation of elements.flatMap((element) => element.getAnimations({ subtree: true }))) {
      animation.pause();
      animation.currentTime = at;
    }
    const isShown = (element: Element | null) => element && getComputedStyle(element).opacity === '1';
    return elements.map((element) => {
      const states = [isShown(element.querySelector('p')) && 'shown', isShown(element.querySelector('i')) && 'typing'];
      return states.filter(Boolean).join(', ') || 'waiting';
    });
  }, moment);
}

/** Whether the demo runs; what is over does not count. */
function isRunning(page: Page): Promise<boolean> {
  return messages(page).evaluateAll((elements) =>
    elements
      .flatMap((element) => element.getAnimations({ subtree: true }))
      .some(({ playState }) => playState === 'running'),
  );
}
