import { devices } from '@playwright/test';
import { expect, test } from './site';
import { at, facts, words } from './site-content';

test.describe('on desktop', () => {
  test('the current service is marked in the header, in its own color', async ({ page }) => {
    const [one, another] = facts.services;
    await page.goto(one?.page ?? '');
    const current = page.getByRole('banner').getByRole('link', { name: one?.label ?? '' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    const other = page.getByRole('banner').getByRole('link', { name: another?.label ?? '' });
    await expect(other).not.toHaveAttribute('aria-current', 'page');
    const color = (link: typeof current) => link.evaluate((element) => getComputedStyle(element).color);
    expect(await color(current)).not.toBe(await color(other));
  });

  test('the tab order begins with the skip link, the logo and the services', async ({ page }) => {
    await page.goto('/');
    const names = [
      words.header.skip,
      `${facts.name}, ${words.header.home}`,
      ...facts.services.map(({ label }) => label),
      facts.contact.label,
    ];
    for (const name of names) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
  });

  test('a button that scrolls is a link to an anchor', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('main a[href="#services-section"]').first().click();
    await expect(page).toHaveURL('/#services-section');
    await expect(page.locator('#services-section h2').first()).toBeInViewport();
  });

  test('scrolling is smooth, except with reduced motion', async ({ page }) => {
    await page.goto('/');
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behavior()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behavior()).toBe('auto');
  });
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
  test.use(phone);

  test('the menu opens, has working links, and closes on Escape', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: words.header.menu });
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await button.tap();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.tap();
    const [{ label: name, page: address } = { label: '', page: '' }] = facts.services;
    await menu.getByRole('link', { name }).tap();
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: words.header.menu }).tap();
    await expect(page.locator('#menu').getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  });

  test('a tap outside the open menu closes it, and follows no link behind it', async ({ page }) => {
    await page.goto('/mobile-app-development');
    await page.getByRole('button', { name: words.header.menu }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    const link = page.locator('main a:visible').last();
    await link.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const box = await link.boundingBox();
    if (!box) throw new Error('The link has no place');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // The menu covers the elements below, and its own button gets the tap.
    const target = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.ariaLabel, place);
    expect(target).toBe(words.header.close);
    await page.touchscreen.tap(place.x, place.y);
    await expect(page.locator('#menu')).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/mobile-app-development');
  });

  test('the button closes the menu', async ({ page }) => {
    await page.goto(at.contact);
    const button = page.getByRole('button', { name: words.header.menu });
    await button.tap();
    await expect(page.locator('#menu')).toBeVisible();
    await button.tap();
    await expect(page.locator('#menu')).toBeHidden();
  });
});
