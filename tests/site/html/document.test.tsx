import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { entryAt, foundContent, foundFiles } from '../../support/outputs-content';
import { renderPage } from '../../support/render-page';

async function documentOf(address: string, lang?: string, quoteLang = 'he') {
  const own = foundFiles['blog/an-article.mdx'] ?? '';
  const quoted = `${own}\n<Quote lang="${quoteLang}">\n\nכן.\n\n</Quote>\n`;
  const text = lang === undefined ? quoted : quoted.replace(/^name: /m, `lang: ${lang}\nname: `);
  const content = await foundContent({ 'blog/an-article.mdx': text });
  return parse(await renderPage(entryAt(content, address), content));
}

test('a page has its own language, but its header and footer have the language of the site', async () => {
  const page = await documentOf('/blog/an-article', 'ar');
  expect(page.querySelector('html')?.attributes).toEqual({ lang: 'ar', dir: 'rtl' });
  for (const part of ['header[data-site]', 'footer']) {
    expect(page.querySelector(part)?.closest('[lang]')?.getAttribute('lang'), part).toBe('en');
  }
  expect(page.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('ar');
  expect(page.querySelector('script[type="application/ld+json"]')?.text).toContain('"inLanguage":"ar"');
});

test('the breadcrumbs of a page in another language are in the language of the site, except for its name', async () => {
  const page = await documentOf('/blog/an-article', 'ar');
  const breadcrumbs = page.querySelector('main nav ol');
  const languages = breadcrumbs?.querySelectorAll('li').map((step) => step.closest('[lang]')?.getAttribute('lang'));
  expect(languages).toEqual(['en', 'en', 'ar']);
  expect(breadcrumbs?.parentNode?.getAttribute('dir')).toBe('ltr');
  expect((await documentOf('/blog/an-article')).querySelector('main nav')?.hasAttribute('lang')).toBe(false);
});

test('a list in the language of the site marks the language of other texts', async () => {
  const page = await documentOf('/blog', 'de');
  expect(page.querySelector('html')?.attributes).toEqual({ lang: 'en' });
  expect(page.querySelector('h3 [lang]')?.attributes).toMatchObject({ lang: 'de', dir: 'ltr' });
});

test('a quotation has the language that it names', async () => {
  const page = await documentOf('/blog/an-article');
  expect(page.querySelector('html')?.attributes).toEqual({ lang: 'en' });
  expect(page.querySelector('blockquote')?.attributes).toEqual({ lang: 'he', dir: 'rtl' });
});

test('a quotation in the language of the site is marked on a page in another language', async () => {
  const page = await documentOf('/blog/an-article', 'ar', 'en');
  expect(page.querySelector('blockquote')?.attributes).toEqual({ lang: 'en', dir: 'ltr' });
});
