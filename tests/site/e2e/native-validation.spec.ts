import { builtPages } from '../support/built-pages';
import { expect, test } from './site';

test('no form validates, counts, or limits more than browsers do', () => {
  const ownChecks = /<(?:form|input|textarea|select)\b[^>]*\s(?:novalidate|maxlength|minlength|pattern)\b/i;
  expect(builtPages.filter(({ html }) => ownChecks.test(html)).map(({ address }) => address)).toEqual([]);
});

for (const island of ['contact-form', 'newsletter-form']) {
  test(`the browser alone rejects an empty ${island}`, async ({ page }) => {
    const address = builtPages.find(({ html }) => html.includes(`data-island="${island}"`))?.address ?? '';
    await page.goto(address);
    const form = page.locator(`[data-island=${island}] form`).first();
    const first = form.locator('input:required').first();
    await first.focus();
    await form.and(page.locator('[data-hydrated]')).waitFor();
    // Its words, shown or not: CSS alone shows what belongs into an invalid field.
    const text = await form.textContent();
    await form.locator('[type=submit]').click();
    await expect(first).toBeFocused();
    expect(await form.textContent()).toBe(text);
    expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  });
}

test('a long message is neither limited nor counted', async ({ page }) => {
  const address = builtPages.find(({ html }) => html.includes('data-island="contact-form"'))?.address ?? '';
  await page.goto(address);
  const form = page.locator('[data-island=contact-form] form');
  const message = form.locator('textarea');
  await message.focus();
  await form.and(page.locator('[data-hydrated]')).waitFor();
  const text = await form.innerText();
  await message.fill('Seven! '.repeat(1_428));
  expect(await form.innerText()).toBe(text);
  expect(await message.evaluate((element: HTMLTextAreaElement) => element.maxLength)).toBe(-1);
});
