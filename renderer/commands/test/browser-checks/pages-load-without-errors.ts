import { originsOf, readSettings } from '../../../content/settings';
import { NOT_FOUND } from '../../../html/rendered-page';
import { onPage } from '../built-site';
import type { BrowserCheck } from '../define-check';

/** What a response says already. */
const OF_RESPONSE = /^Failed to load resource/;

/** Chromium reports a malformed policy as a warning, and each violation as an error. */
const OF_POLICY = /content.security.policy|permissions.policy|integrity/i;

/** A page loads from top to bottom without an error of a script or policy, a failed request, or a request to another host. */
const check: BrowserCheck = async (page, { browser, origin, site }) => {
  const { scripts, requests } = originsOf(readSettings(site.site), site.site);
  const allowed = [origin, ...[...scripts, ...requests].map((address) => new URL(address).origin)];
  const found: string[] = [];
  const tab = await browser.newPage();
  tab.on('pageerror', ({ message }) => found.push(`A script fails: ${message}`));
  tab.on('console', (message) => {
    const isError = message.type() === 'error' && !OF_RESPONSE.test(message.text());
    if (isError || OF_POLICY.test(message.text())) found.push(`The console says: ${message.text()}`);
  });
  tab.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !allowed.includes(url.origin))
      found.push(`The page asks ${url.host} for ${url.pathname}.`);
  });
  tab.on('response', (response) => {
    const isNotFound = page.address === NOT_FOUND && response.request().isNavigationRequest();
    if (response.status() >= 400 && !isNotFound)
      found.push(`${new URL(response.url()).pathname} answers ${response.status()}.`);
  });
  await tab.goto(origin + page.address);
  // What loads near the screen loads, too.
  await tab.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await tab.waitForLoadState('networkidle');
  await tab.close();
  return found.map((message) => onPage(page, { message, found: message, expected: 'no error' }));
};

export default check;
