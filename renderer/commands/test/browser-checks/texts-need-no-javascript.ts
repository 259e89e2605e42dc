import type { Page } from 'playwright';
import { onPage } from '../built-site';
import type { BrowserCheck } from '../define-check';

/** A script that is not data, or an event handler. A page with neither is the same without JavaScript. */
const CODE = /<script(?![^>]*\stype="application\/ld\+json")|\son[a-z]+=/i;

/** Each text that is visible with JavaScript is visible without. Forms may say what is missing, and drawings may show it. */
const check: BrowserCheck = async (page, { browser, origin, tab }) => {
  if (!CODE.test(page.html)) return [];
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const withoutScripts = await context.newPage();
  await withoutScripts.goto(origin + page.address);
  const [texts, without] = await Promise.all([textsOf(tab), textsOf(withoutScripts)]);
  await context.close();
  return texts.flatMap((text) => {
    if (without.includes(text)) return [];
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
function textsOf(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
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
}
