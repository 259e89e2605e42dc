import type { Browser } from 'playwright';
import { onPage } from '../built-site';
import type { BrowserCheck } from '../define-check';

/** Each text that is visible with JavaScript is visible without. Forms may say what is missing, and drawings may show it. */
const check: BrowserCheck = async (page, { browser, origin }) => {
  const [withScripts, without] = await Promise.all(
    [true, false].map((javaScriptEnabled) => textsOf(browser, origin + page.address, javaScriptEnabled)),
  );
  return (withScripts ?? []).flatMap((text) => {
    if (without?.includes(text)) return [];
    return [
      onPage(page, {
        message: `"${text}" is visible with JavaScript alone.`,
        found: text,
        expected: 'the same texts without JavaScript',
      }),
    ];
  });
};

export default check;

/** The visible texts of a page, each once. */
async function textsOf(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  await tab.goto(address, { waitUntil: 'networkidle' });
  const texts = await tab.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const isLeftOut = !owner || owner.closest('form, noscript, script, style, [aria-hidden=true]') !== null;
      if (text !== '' && !isLeftOut && owner.checkVisibility({ visibilityProperty: true })) found.add(text);
    }
    return [...found];
  });
  await context.close();
  return texts;
}
