import type { Page } from '@playwright/test';
import { CONNECTED } from '../../support/e2e/addresses';
import { addresses } from '../support/built-pages';
import { observatoryScore } from '../support/observatory';
import { fillIn, inquiry, openForm } from './contact-form';
import { hydrateAll } from './kinds/hydrate-all';
import { expect, test } from './site';
import { at, facts, words } from './site-content';

test('the policy allows submitting an unconnected form, and the page remains', async ({ page }) => {
  await page.route('**/assets/chunks/**', () => undefined);
  await page.goto(at.contact, { waitUntil: 'commit' });
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(at.contact);
});

const MARKUP = '<img src=x onerror="window.taken=1"><script>window.taken=1</script>';

/** Expects that no injected script ran, no text became an element, and no prototype was polluted. */
async function expectOnlyText(page: Page) {
  await expect(page.locator('main').locator('img[src=x], script')).toHaveCount(0);
  expect(await page.evaluate(() => ['taken' in window, 'polluted' in {}])).toEqual([false, false]);
}

test('markup in the address stays text', async ({ page }) => {
  await page.goto(
    `/solutions/Remindrs${encodeURIComponent(MARKUP)}?__proto__[polluted]=1&__proto__.polluted=1#${MARKUP}`,
  );
  await page.waitForLoadState('networkidle');
  await expectOnlyText(page);
  await page.goto(`/contact?constructor[prototype][polluted]=1#${MARKUP}`);
  await hydrateAll(page);
  await expectOnlyText(page);
});

for (const [name, draft] of [
  ['markup', JSON.stringify({ texts: { name: MARKUP, message: MARKUP } })],
  ['the prototype of all objects', '{"texts":{"__proto__":"a","name":"Ada"},"__proto__":{"polluted":1}}'],
  ['no texts', '{"texts":{"name":{"polluted":1}},"submission":{"id":7}}'],
  ['no draft', '[[['],
] as const) {
  test(`a stored draft with ${name} remains text`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('draft:contact-form', text), draft);
    await openForm(page);
    if (name === 'markup') await expect(page.getByLabel(words.form.name)).toHaveValue(MARKUP);
    await expectOnlyText(page);
    await fillIn(page, inquiry());
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  });
}

test('the policy blocks what it should', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${CONNECTED.url}${at.contact}`);
  const blocked = await page.evaluate(async () => {
    const found: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found.push(effectiveDirective));
    const text = document.createElement('p');
    text.setAttribute('style', 'color:red');
    const image = new Image();
    image.src = 'data:image/gif;base64,R0lGODlh';
    const script = document.createElement('script');
    document.body.append(text, image);
    for (const makeMarkup of [
      () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'),
      () => {
        text.innerHTML = '<b>markup</b>';
      },
      () => document.write('<b>markup</b>'),
      () => image.setAttribute('onload', 'window.taken = true'),
      () => {
        script.src = '/assets/any.js';
      },
      () => {
        script.textContent = 'window.taken = true';
      },
    ]) {
      try {
        makeMarkup();
        found.push(`not stopped: ${makeMarkup}`);
      } catch {
        // Blocked, as expected.
      }
    }
    const outcome = await fetch('http://localhost:1/elsewhere').catch(() => 'blocked');
    await new Promise((done) => setTimeout(done, 200));
    return { found: [...new Set(found)].sort(), outcome, isTaken: 'taken' in window };
  });
  expect(blocked).toEqual({
    found: ['connect-src', 'img-src', 'require-trusted-types-for', 'style-src-attr'],
    outcome: 'blocked',
    isTaken: false,
  });
  await page.close();
});

test('the policy blocks inline scripts, wherever they come from', async ({ browser }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const found: string[] = [];
    Reflect.set(window, 'found', found);
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      found.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  // Simulates markup that an attacker injected into a page.
  const injected = `<script>window.taken = 1</script><script src="https://elsewhere.example/a.js"></script>
<script type="module" src="data:text/javascript,window.taken=1"></script><b onclick="window.taken = 1">press</b>
<base href="https://elsewhere.example/"><a href="javascript:window.taken=1">follow</a>`;
  await page.route(`${CONNECTED.url}${at.contact}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${injected}</main>`) });
  });
  await page.goto(`${CONNECTED.url}${at.contact}`);
  await page.getByText('press', { exact: true }).click();
  await page.getByRole('link', { name: 'follow', exact: true }).click();
  const found = () => page.evaluate(() => Reflect.get(window, 'found').map((each: string) => each.slice(0, 60)));
  await expect
    .poll(async () => [...new Set(await found())].sort())
    .toEqual([
      'base-uri https://elsewhere.example/',
      'script-src-attr inline',
      'script-src-elem data',
      'script-src-elem https://elsewhere.example/a.js',
      'script-src-elem inline',
    ]);
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  await page.close();
});

test('hovering a link prefetches a page, but not a download', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const fetched: string[] = [];
  const rules: (string | undefined)[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.errorType ?? ruleSet.url));
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/press');
  await expect.poll(() => rules).toEqual([expect.stringMatching(/\/speculation-rules\.json$/)]);
  await page.locator('a[download], a[href^="/media/"]').first().hover();
  await page.waitForTimeout(600);
  // Else a link that scrolls below the mouse would count as hovered until the mouse moves.
  await page.mouse.move(0, 0);
  await page.getByRole('banner').getByRole('link', { name: facts.contact.label }).first().hover();
  await expect.poll(() => fetched).toEqual([at.contact]);
});

test('the HTTP Observatory would give every page with a script 135 points, and every other 130', async ({
  request,
}) => {
  const scores = { scripted: new Set<number>(), plain: new Set<number>() };
  for (const address of addresses) {
    const response = await request.get(address);
    const html = await response.text();
    const score = observatoryScore(response.headers(), html);
    (html.includes('<script type="module"') ? scores.scripted : scores.plain).add(score);
  }
  console.log(`Observatory: ${[...scores.scripted]} with a script, ${[...scores.plain]} without`);
  expect([[...scores.scripted], [...scores.plain]]).toEqual([[135], [130]]);
});
