import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Arrival } from '../../../scripts/webhook/trial';
import { CONNECTED, WEBHOOK } from '../../support/e2e/addresses';
import { at, words } from './site-content';

/** The input of a visitor. */
export interface Inquiry {
  name: string;
  email: string;
  company: string;
  phone: string;
  message: string;
}

let count = 0;

/** A unique inquiry; its company tells the receiver which faults to produce. */
export function inquiry(faults = '', more: Partial<Inquiry> = {}): Inquiry {
  count += 1;
  return {
    name: 'Ada Lovelace',
    email: `ada-${process.pid}-${Date.now()}-${count}@example.com`,
    company: faults === '' ? 'Analytical Engines' : `fault: ${faults}`,
    phone: '',
    message: 'Can you build it by March?',
    ...more,
  };
}

/** Opens the contact page of the connected site with a fake clock, and waits until the form is hydrated. */
export async function openForm(page: Page, path = at.contact) {
  await page.clock.install();
  await page.goto(CONNECTED.url + path);
  await hydrateForm(page);
}

/** Interacts with the form and waits until it is hydrated. */
export async function hydrateForm(page: Page) {
  const form = page.getByRole('form', { name: words.form.legend });
  await page.getByLabel(words.form.name).focus();
  await form.and(page.locator('[data-hydrated]')).waitFor();
}

/** Opens the contact page, and types an inquiry. */
export async function openFilledIn(page: Page, mine: Inquiry) {
  await openForm(page);
  await fillIn(page, mine);
}

/** The panel that replaces the form once it is sent. */
export function thankYou(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: words.form.sentTitle });
}

/** The message after the newsletter box has sent an address. */
export function subscribed(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: words.newsletter.sent });
}

/** Types an inquiry at a human pace, by the page's clock. */
export async function fillIn(page: Page, mine: Inquiry) {
  await typeIn(page, mine);
  await page.clock.runFor(2_000);
}

/** Types an inquiry as fast as possible, on a page with the real clock. */
export async function typeIn(page: Page, { name, email, company, phone, message }: Inquiry) {
  await page.getByLabel(words.form.name).fill(name);
  await page.getByLabel(words.form.email, { exact: true }).fill(email);
  await page.getByLabel(words.form.company).fill(company);
  // By role, because a drawing may be named for a phone as well.
  await page.getByRole('textbox', { name: words.form.phone }).fill(phone);
  await page.getByRole('textbox', { name: words.form.message }).fill(message);
}

/** Presses the button and runs the page's clock until the form shows the outcome. */
export async function send(page: Page, runs = true) {
  await page.getByRole('button', { name: words.form.submit }).click();
  const end = page.locator('[role=alert], [data-sent]').first();
  while (runs && !(await end.isVisible())) await page.clock.runFor(250);
  await end.waitFor();
}

/** Holds requests to the receiver. @returns a function that releases them, and lets later requests pass */
export function hold(page: Page, path: string): Promise<() => void> {
  return holdRequests(page, WEBHOOK.url + path);
}

/** Holds requests for island code. @returns a function that releases them, and lets later requests pass */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, '**/assets/chunks/**');
}

async function holdRequests(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The inquiries that the receiver got. */
export async function arrivalsOf(request: APIRequestContext, { email }: Pick<Inquiry, 'email'>): Promise<Arrival[]> {
  const { arrivals } = (await (await request.get(`${WEBHOOK.url}/arrivals`)).json()) as { arrivals: Arrival[] };
  return arrivals.filter(({ fields }) => fields.email === email);
}
