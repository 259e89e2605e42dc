import { launch } from 'puppeteer-core';
import type { Visitor } from './visitor';

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Visitor> {
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return {
    open: async (url) => {
      errors = [];
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
