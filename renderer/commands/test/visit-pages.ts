import { availableParallelism } from 'node:os';
import { type Browser, chromium, type Response } from 'playwright';
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

async function load(browser: Browser, address: string) {
  // A transition between modes would be measured midway.
  const tab = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  const responses: Response[] = [];
  tab.on('response', (response) => responses.push(response));
  await tab.goto(address, { waitUntil: 'networkidle' });
  return { tab, responses: [...responses] };
}
