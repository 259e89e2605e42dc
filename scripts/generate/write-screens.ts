import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser, freePorts, serveDevelopment } from 'sitewright/commands';
import { takeScreens } from './screens';

/** Takes pictures of the tools of this site at work, for its pages: by day and by night, into content/media/screens. */
export async function writeScreens() {
  const port = await freePorts(5180, 1);
  const server = await serveDevelopment(port);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  mkdirSync('content/media/screens', { recursive: true });
  for (const [file, picture] of Object.entries(await takeScreens(browser, `http://localhost:${port}`)))
    writeFileSync(join('content/media', file), picture);
  await browser.close();
  await server.close();
}
