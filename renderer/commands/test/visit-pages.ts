import { availableParallelism } from 'node:os';
import { type Browser, type ConsoleMessage, chromium, type Request, type Response } from 'playwright';
import type { Diagnostic, Finding } from '../../content/diagnostics/diagnostic';
import { serveSite } from '../serve/serve-site';
import { BROWSER_ARGS } from '../shared/browser-args';
import { findBrowser } from '../shared/find-browser';
import type { BuiltPage, BuiltSite } from './built-site';
import { browserChecks } from './registry';

/** Serves a built site, and checks some of its pages in a browser, several at a time. */
export async function visitPages(dist: string, site: BuiltSite, pages: readonly BuiltPage[]): Promise<Diagnostic[]> {
  const server = await serveSite(dist, 0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const found: Diagnostic[] = [];
  const waiting = [...pages];
  const visitNext = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const loaded = await load(browser, server.address + page.address);
      for (const [code, check] of browserChecks()) {
        const findings: Finding[] = await check(page, { ...loaded, browser, origin: server.address, site });
        found.push(...findings.map((finding) => ({ ...finding, code })));
      }
      await loaded.tab.close();
    }
  };
  // Pages mostly wait for frames and responses.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, visitNext));
  await browser.close();
  server.close();
  return found;
}

/** Loads a page, scrolls to its end and back, and records what that made it do. */
async function load(browser: Browser, address: string) {
  const tab = await browser.newPage({ colorScheme: 'light' });
  const heard = { requests: [] as Request[], messages: [] as ConsoleMessage[], failures: [] as Error[] };
  const responses: Response[] = [];
  tab.on('request', (request) => heard.requests.push(request));
  tab.on('response', (response) => responses.push(response));
  tab.on('console', (message) => heard.messages.push(message));
  tab.on('pageerror', (error) => heard.failures.push(error));
  await tab.goto(address, { waitUntil: 'networkidle' });
  const atOnce = [...responses];
  // What loads near the screen loads, too.
  await tab.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
  });
  // A transition between modes would be measured midway.
  await tab.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  return { tab, responses: atOnce, ...heard };
}
