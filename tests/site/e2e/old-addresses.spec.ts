import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentTypeOf } from '../../../renderer/outputs/hosts/content-types';
import { listen } from '../../support/listen';
import { OLD_REQUESTS, oldAddressesTo } from '../../support/old-addresses';
import { smallSite } from '../support/e2e/small-site';

/** A site with these redirects. @returns its folder */
function builtSite(): string {
  const { content, out, build } = smallSite('old-addresses', 1);
  writeFileSync(join(content, 'redirects.yaml'), JSON.stringify(oldAddressesTo('/apps')));
  const { status, printed } = build({ args: ['--without-social-images'] });
  expect(status, printed).toBe(0);
  return out;
}

test('on a host without redirects, the page redirects old addresses by itself', async ({ page }) => {
  const out = builtSite();
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const found = [path, `${path}.html`, `${path}index.html`]
      .map((each) => join(out, 'client', each))
      .find((each) => existsSync(each) && statSync(each).isFile());
    response.writeHead(found ? 200 : 404, { 'content-type': contentTypeOf(found ?? '/404.html') });
    response.end(readFileSync(found ?? join(out, 'client/404.html')));
  });
  const host = `http://127.0.0.1:${await listen(server)}`;
  for (const [target, rest] of [...OLD_REQUESTS, ['/%C3%9Cber-Uns#top', '#top'] as const]) {
    if (rest === undefined) continue;
    await page.goto(host + target);
    await expect(page, target).toHaveURL(`${host}/apps${rest}`);
  }
  server.close();
});
