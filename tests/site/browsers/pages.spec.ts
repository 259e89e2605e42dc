import { expect, test } from '@playwright/test';
import { CONNECTED, SITE, WEBKIT_DRIVER } from '../../support/e2e/addresses';
import { arrivalsOf, type Inquiry, inquiry } from '../e2e/contact-form';
import { kinds } from '../e2e/kinds/kinds';
import { startFirefox } from './firefox';
import type { Visitor } from './visitor';
import { startWebKit } from './webkit';

const { FIREFOX_PATH = '', WEBKIT_DRIVER_PATH = '', WEBKIT_BROWSER_PATH = '', XVFB_PATH = '' } = process.env;

const PHONE = [375, 800] as const;
const DESK = [1440, 900] as const;

const webkit = { driver: WEBKIT_DRIVER_PATH, browser: WEBKIT_BROWSER_PATH, xvfb: XVFB_PATH, port: WEBKIT_DRIVER.port };

const browsers: [name: string, program: string, start: () => Promise<Visitor>][] = [
  ['Firefox', FIREFOX_PATH, () => startFirefox(FIREFOX_PATH)],
  ['WebKit', WEBKIT_DRIVER_PATH, () => startWebKit(webkit)],
];

// scripts/test-all/browsers.ts says which are missing.
for (const [name, program, start] of browsers) {
  if (program === '') continue;
  test.describe(name, () => {
    // Serially, because a window behind another window may not be drawn.
    test.describe.configure({ mode: 'default' });
    let visitor: Visitor;

    test.beforeAll(async () => {
      visitor = await start();
    });

    test.afterAll(() => visitor.close());

    /** Waits until an expression is true in the page. */
    const until = (expression: string) => expect.poll(() => visitor.run(`return ${expression}`), expression).toBe(true);

    test('every kind of page fits a phone and a desktop, and shows drawn chats whole', async () => {
      for (const address of kinds) {
        for (const [width, height] of [PHONE, DESK]) {
          await visitor.resize(width, height);
          await visitor.open(SITE.url + address);
          await until(`innerWidth === ${width} && document.fonts.status === 'loaded'`);
          const found = await visitor.run(`
            const isCut = (bubble) =>
              bubble.getBoundingClientRect().bottom > bubble.closest('.scene').getBoundingClientRect().bottom;
            return {
              beyond: document.documentElement.scrollWidth - innerWidth,
              cut: [...document.querySelectorAll('.scene .say')].filter(isCut).map((bubble) => bubble.textContent),
            };`);
          // The scroll bar does not count as overflow.
          expect(found, `${address} at ${width}`).toEqual({ beyond: expect.any(Number), cut: [] });
          expect((found as { beyond: number }).beyond, `${address} at ${width}`).toBeLessThanOrEqual(0);
        }
        if (address !== '/no-such-page') expect(await visitor.errors(), address).toEqual([]);
      }
    });

    test('a choice on the slip changes both the small and the four large screens', async () => {
      await visitor.resize(...PHONE);
      await visitor.open(`${SITE.url}/`);
      const shown = (selector: string) =>
        visitor.run(
          `return [...document.querySelectorAll('${selector}')].map(({ innerText }) => innerText).join(' ').replace(/\\s+/g, ' ')`,
        );
      await expect
        .poll(() => shown('.glances b'))
        .toBe('2 kayaks on Sat? Sat 9 am, 2 kayaks Sat 9 am, $70 moves 2 to Sun');
      await visitor.run(`
        for (const text of ['Sun', 'One'])
          [...document.querySelectorAll('label')].find((label) => label.textContent.includes(text)).click();`);
      await expect
        .poll(() => shown('.glances b'))
        .toBe('1 kayak on Sun? Sun 9 am, 1 kayak Sun 9 am, $35 moves 1 to Mon');
      await visitor.resize(...DESK);
      await expect.poll(() => shown('.stage')).toContain('Sunday');
      expect(await shown('.stage')).not.toMatch(/Two kayaks|\$70/);
    });

    test('the menu opens and closes', async () => {
      await visitor.resize(...PHONE);
      await visitor.open(`${SITE.url}/`);
      const isOpen = `document.getElementById('menu').matches(':popover-open')`;
      await until(`!${isOpen}`);
      await visitor.click('button[popovertarget=menu]');
      await until(isOpen);
      await visitor.click('button[popovertarget=menu]');
      await until(`!${isOpen}`);
      expect(await visitor.errors()).toEqual([]);
    });

    test('the browser validates the contact form, which shows the failure until it is edited', async () => {
      await visitor.resize(...DESK);
      await openForm(SITE.url);
      await visitor.click('main form [name=message]');
      await visitor.click('main form button[type=submit]');
      await until(`document.activeElement.matches('[name=name]:user-invalid')`);
      await fillIn({ ...inquiry(), email: 'ada at example' });
      await visitor.click('main form button[type=submit]');
      await until(`document.activeElement.matches('[name=email]:user-invalid')`);
      expect(await visitor.run(`return document.querySelector('[role=alert]')`)).toBe(null);
      await visitor.run(`document.querySelector('main form [name=email]').value = ''`);
      await visitor.type('main form [name=email]', 'ada@example.com');
      await visitor.click('main form button[type=submit]');
      await until(`document.querySelector('[role=alert]')?.textContent.includes('VITE_CONTACT_WEBHOOK_URL') === true`);
      await visitor.type('main form [name=name]', '!');
      await until(`document.querySelector('[role=alert]') === null`);
      expect(await visitor.errors()).toEqual([]);
    });

    test('20,000 characters arrive, and the contact form confirms it', async ({ request }) => {
      await visitor.resize(...DESK);
      await openForm(CONNECTED.url);
      const mine = inquiry();
      await fillIn(mine);
      await visitor.click('main form [name=message]');
      await visitor.run(`document.execCommand('insertText', false, 'a'.repeat(${20_000 - mine.message.length}))`);
      await visitor.click('main form button[type=submit]');
      await until(`document.querySelector('[data-sent]') !== null`);
      const [arrival, ...others] = await arrivalsOf(request, mine);
      expect(others).toEqual([]);
      expect(arrival?.fields.message).toMatch(/^a*Can you build it by March\?a*$/);
      expect(arrival?.fields.message).toHaveLength(20_000);
      expect(await visitor.errors()).toEqual([]);
    });

    test('the chat demo plays, and pauses', async () => {
      await visitor.resize(...DESK);
      await visitor.open(`${SITE.url}/whatsapp-growth`);
      const states = `document.querySelector('.demo-loop').getAnimations({ subtree: true }).map(({ playState }) => playState)`;
      await until(`${states}.includes('running')`);
      await visitor.run(
        `document.querySelector('.demo-pause').scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      await visitor.click('.demo-pause input');
      await until(`${states}.length > 0 && !${states}.includes('running')`);
      expect(await visitor.errors()).toEqual([]);
    });

    /** Opens the contact page and waits until its form is hydrated. */
    async function openForm(site: string) {
      await visitor.open(`${site}/contact`);
      await visitor.run(`document.querySelector('main form').scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await visitor.click('main form [name=name]');
      await until(`document.querySelector('main form').matches('[data-hydrated]')`);
    }

    async function fillIn(mine: Inquiry) {
      for (const [field, text] of Object.entries(mine)) {
        if (text !== '') await visitor.type(`main form [name=${field}]`, text);
      }
    }
  });
}
