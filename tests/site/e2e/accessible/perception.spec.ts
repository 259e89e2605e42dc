import { hydrateForm } from '../contact-form';
import { expect, test } from '../site';
import { at, facts, words } from '../site-content';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the only moving element has a checkbox that stops it (2.2.2)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(at.chat);
  const pause = page.getByRole('checkbox', { name: words.chat.pause });
  await pause.press('Space');
  await expect(pause).toBeChecked();
  await pause.blur();
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map(({ playState }) => playState),
  );
  expect(endless.filter((state) => state !== 'paused')).toEqual([]);
});

test('in forced colors, drawings keep their tints, so their lines stay visible (1.4.11)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of ['/about', '/careers', at.chat]) {
    await page.goto(address);
    const filled = await page
      .locator('main svg:visible')
      .evaluateAll((drawings) =>
        drawings
          .filter((drawing) => getComputedStyle(drawing).forcedColorAdjust === 'auto')
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
    expect(filled, address).toEqual([]);
  }
});

test('in forced colors, every button has a border, and the focus a ring (1.4.11)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of ['/', at.contact, at.chat, at.newsletter]) {
    await page.goto(address);
    const faults = await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLElement>(
        'button, select, input:not([type=hidden]), textarea, a.btn, a.bg-ink',
      );
      return [...buttons].flatMap((button) => {
        if (!button.checkVisibility() || button.closest('[inert]')) return [];
        // Labels represent their radios.
        const drawn = (button.matches('[type=radio]') && button.closest('label')) || button;
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(drawn);
        const hasLine = borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1;
        const hasFaults = !hasLine || borderTopColor === backgroundColor;
        button.focus({ preventScroll: true });
        const { outlineStyle, outlineColor, backgroundColor: ground } = getComputedStyle(drawn);
        const hasRing = button.matches(':disabled') || (outlineStyle === 'solid' && outlineColor !== ground);
        return hasFaults || !hasRing ? [button.outerHTML.slice(0, 120)] : [];
      });
    });
    expect(faults, address).toEqual([]);
  }
  await page.goto(at.chat);
  const lineOf = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  const { services } = facts;
  const current = services.find(({ page: address }) => address === at.chat)?.label;
  const another = services.find(({ page: address }) => address !== at.chat)?.label;
  expect(await lineOf(current ?? '')).not.toBe(await lineOf(another ?? ''));
});

test('without styles, a page reads in order and remains usable (1.3.2)', async ({ page }) => {
  for (const address of ['/', at.chat, '/solutions/capture-leads', '/privacy', at.contact]) {
    await page.goto(address);
    if (address === at.contact) await hydrateForm(page);
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    const { order, hidden, huge, sideways } = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('body > a, header, h1, h2, form, footer')];
      const tops = parts.map((part) => part.getBoundingClientRect().top);
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
      return {
        order: tops.every((top, index) => top >= (tops[index - 1] ?? Number.NEGATIVE_INFINITY)),
        hidden: controls
          .filter((control) => !control.closest('[popover], [inert]') && !control.matches('[type=hidden]'))
          .filter((control) => control.getBoundingClientRect().height < 8)
          .map((control) => control.outerHTML.slice(0, 80)),
        // A drawing without an intrinsic size would fill the window.
        huge: [...document.querySelectorAll('svg')].filter(
          (svg) => svg.getBoundingClientRect().height > innerHeight / 4,
        ).length,
        sideways: document.documentElement.scrollWidth > innerWidth,
      };
    });
    expect({ address, order, hidden, huge, sideways }).toEqual({
      address,
      order: true,
      hidden: [],
      huge: 0,
      sideways: false,
    });
  }
  await page.getByLabel(words.form.name).fill('Ada');
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByLabel(words.form.email, { exact: true })).toBeFocused();
});
