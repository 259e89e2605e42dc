import { CONNECTED, WEBHOOK } from '../../support/e2e/addresses';
import { headlineOf } from '../support/headline-of';
import { expect, test } from './site';
import { at, facts, words } from './site-content';

test.use({ javaScriptEnabled: false });

test('the chat demo shows all four messages', async ({ page }) => {
  await page.goto(at.chat);
  const messages = page.locator('#whatsapp-demo-section .demo-loop p');
  await expect(messages).toHaveCount(4);
  for (const message of await messages.all()) await expect(message).toBeVisible();
});

test('the menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: words.header.menu }).click();
  await expect(page.locator('#menu').getByRole('link', { name: facts.contact.label })).toBeVisible();
});

test('questions open', async ({ page }) => {
  await page.goto('/solutions/ads');
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question.locator('summary ~ *')).toBeVisible();
});

test('without an address, the form says so and shows the email address and the phone number', async ({ page }) => {
  await page.goto(at.contact);
  await expect(page.locator('main noscript p')).toContainText(words.form.noScript);
  await expect(page.getByRole('button', { name: words.form.submit })).toBeHidden();
  await expect(page.locator('main').getByRole('link', { name: facts.email }).first()).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: facts.telephone }).first()).toBeVisible();
});

test('with an address, the newsletter box posts without JavaScript, and explains the next step', async ({ page }) => {
  await page.goto(`${CONNECTED.url}${at.newsletter}`);
  const email = `no-script-news-${Date.now()}@example.com`;
  const box = page.locator('form', { has: page.getByRole('button', { name: words.newsletter.submit }) });
  await expect(box.locator('noscript p')).toContainText(words.form.nativeSend);
  await expect(box.getByRole('link', { name: facts.email })).toBeVisible();
  await box.getByLabel(words.newsletter.email).fill(email);
  await box.getByRole('button', { name: words.newsletter.submit }).click();
  await expect(page).toHaveURL(`${CONNECTED.url}/thank-you`);
  const { arrivals } = await (await page.request.get(`${WEBHOOK.url}/arrivals`)).json();
  expect(arrivals.filter((arrival: { fields: { email: string } }) => arrival.fields.email === email)).toHaveLength(1);
});

test('with an address, the form posts without JavaScript', async ({ page }) => {
  await page.goto(`${CONNECTED.url}${at.contact}`);
  const email = `no-script-${Date.now()}@example.com`;
  await expect(page.locator('main noscript p')).toContainText(words.form.nativeSend);
  await page.getByLabel(words.form.name).fill('Noor');
  await page.getByRole('textbox', { name: words.form.email }).fill(email);
  await page.getByLabel(words.form.company).fill('Lantern Shop');
  await page.getByRole('textbox', { name: words.form.message }).fill('Zwei Zeilen,\neine Frage?');
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page).toHaveURL(`${CONNECTED.url}/thank-you`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf('pages/thank-you.mdx'));
  const { arrivals } = await (await page.request.get(`${WEBHOOK.url}/arrivals`)).json();
  const mine = arrivals.filter((arrival: { fields: { email: string } }) => arrival.fields.email === email);
  expect(mine).toHaveLength(1);
  expect(mine[0].fields).toMatchObject({ name: 'Noor', page: at.contact, businessType: 'small' });
});
