import type { Page } from '@playwright/test';
import { expect, test } from './site';

/** Loads the page with a clock that is stopped, and waits until the demo is hydrated. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/whatsapp-growth');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator('.chat-demo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause the demo' })).toBeVisible();
  await expect(page.locator('.chat-demo-message').first()).toHaveAttribute('data-state', 'typing');
  await page.locator('.chat-demo').evaluate(isSeen);
});

/** Waits until an observer reports that an element is visible: earlier observers, like that of the demo, then know it too. */
function isSeen(element: Element) {
  return new Promise<void>((done) => {
    new IntersectionObserver(([entry]) => entry?.isIntersecting && done()).observe(element);
  });
}

/** Runs the clock until the second message appears. */
async function goesOn(page: Page) {
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.locator(shown)).toHaveCount(2, { timeout: 100 });
  }).toPass();
}

const shown = '.chat-demo-message[data-state=shown]';
const typing = '.chat-demo-message[data-state=typing]';

test('a message comes every four seconds, after one second of typing; then the demo starts over', async ({ page }) => {
  for (let count = 1; count <= 4; count += 1) {
    await page.clock.runFor(999);
    await expect(page.locator(shown)).toHaveCount(count - 1);
    await page.clock.runFor(1);
    await expect(page.locator(shown)).toHaveCount(count);
    await expect(page.locator(typing)).toHaveCount(0);
    await page.clock.runFor(2999);
    await expect(page.locator(typing)).toHaveCount(0);
    await page.clock.runFor(1);
    if (count < 4) await expect(page.locator(typing)).toHaveCount(1);
  }
  await expect(page.locator(shown)).toHaveCount(0);
});

test('it rests while it is paused, and goes on', async ({ page }) => {
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Pause the demo' }).hover();
  await page.getByRole('button', { name: 'Pause the demo' }).click();
  await page.clock.runFor(20_000);
  await expect(page.locator(shown)).toHaveCount(1);
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await goesOn(page);
});

test('it rests under the pointer', async ({ page }) => {
  await page.clock.runFor(1000);
  await page.locator('.chat-demo-messages').hover();
  await page.clock.runFor(20_000);
  await expect(page.locator(shown)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await goesOn(page);
});

test('it rests while it has the focus', async ({ page }) => {
  await page.clock.runFor(1000);
  await page.locator('.chat-demo button').focus();
  await page.clock.runFor(20_000);
  await expect(page.locator(shown)).toHaveCount(1);
});

test('it rests off screen', async ({ page }) => {
  await page.clock.runFor(1000);
  await page.locator('h1').scrollIntoViewIfNeeded();
  await expect(page.locator('.chat-demo')).not.toBeInViewport();
  await page.clock.runFor(100);
  await page.clock.runFor(20_000);
  await expect(page.locator(shown)).toHaveCount(1);
});

test('with reduced motion, all four messages are shown and no button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator(shown)).toHaveCount(4);
  await expect(page.locator('.chat-demo button')).toHaveCount(0);
});
