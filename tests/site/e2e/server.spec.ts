import { SITE } from '../../support/e2e/addresses';
import { expect, test } from './site';
import { words } from './site-content';

test('an unknown address returns 404 with a helpful page', async ({ page }) => {
  const response = await page.goto('/solutions/remindrs');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(words.notFound.title);
  await expect(
    page.getByRole('navigation', { name: words.notFound.nearest }).getByRole('link').first(),
  ).toHaveAttribute('href', '/solutions/reminders');
  await expect(page.getByRole('navigation', { name: words.notFound.all }).getByRole('link')).not.toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('if the host does not redirect an address in capitals, the 404 page does', async ({ page }) => {
  // Simulates a host without redirects: the 404 page, at the typed address.
  const notFound = await (await page.request.get('/nothing-here')).text();
  await page.route('**/About', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }));
  await page.goto('/About?from=Mail');
  await expect(page).toHaveURL('/about?from=Mail');
});

for (const path of [
  '//evil.test/',
  '//evil.test/About',
  '///evil.test//',
  '/\\\\evil.test/',
  '/%5C%5Cevil.test/',
  '//evil.test/%2e%2e',
]) {
  test(`the 404 page redirects from ${path} to no other host, even without a policy`, async ({ browser, request }) => {
    const page = await browser.newPage();
    const notFound = await (await request.get('/nothing-here')).text();
    const goneOn = notFound.replace(/<title>[^<]*/, '<title>Gone on');
    const site = new URL(SITE.url).host;
    const asked = new Set<string>();
    // Simulates a host without redirects and headers, and another host with a page at every address.
    await page.route('**/*', (route) => {
      const { host, pathname } = new URL(route.request().url());
      asked.add(host);
      if (pathname.startsWith('/assets/')) return route.continue();
      const status = route.request().method() === 'HEAD' ? 200 : 404;
      const headers = { 'access-control-allow-origin': '*' };
      // The target of the redirect does not matter.
      const body = /^\/\/|.\/$|[A-Z]/.test(pathname) ? notFound : goneOn;
      return route.fulfill({ status, headers, contentType: 'text/html', body });
    });
    await page.goto(SITE.url + path);
    await expect(page).toHaveTitle('Gone on');
    expect(new URL(page.url()).host).toBe(site);
    expect([...asked]).toEqual([site]);
    await page.close();
  });
}

test('hashed files are cached forever, pages are revalidated, and both are compressed', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['content-encoding']).toBe('br');
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await page.text())?.[1] ?? '';
  const asset = await request.get(style, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers()['content-encoding']).toBe('br');
});
