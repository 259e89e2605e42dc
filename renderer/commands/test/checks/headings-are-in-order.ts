import { onPage } from '../built-site';
import { eachPage } from '../define-check';

/** Each page has one headline, and no heading skips a level (WCAG 1.3.1, 2.4.6). */
export default eachPage((page) => {
  const headings = page.root.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ rawTagName }) => Number(rawTagName.slice(1)));
  const headlines = headings.filter(({ rawTagName, textContent }) => rawTagName === 'h1' && textContent.trim() !== '');
  const found = String(headlines.length);
  const ofHeadlines =
    headlines.length === 1
      ? []
      : [
          onPage(
            page,
            { message: `The page has ${found} headlines.`, found, expected: 'exactly one h1, with a text' },
            headlines[1],
          ),
        ];
  const skipping = levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    if (level <= before + 1) return [];
    const message = `"${headings[index]?.text.trim()}" is an h${level} after ${before === 0 ? 'no heading' : `an h${before}`}.`;
    return [onPage(page, { message, found: `h${level}`, expected: `at most an h${before + 1}` }, headings[index])];
  });
  return [...ofHeadlines, ...skipping];
});
