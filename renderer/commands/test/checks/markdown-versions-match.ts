import { isPaginated } from '../../../content/schema/content';
import { textWithout } from '../accessible-name';
import { type BuiltPage, type BuiltSite, isListed, onPage } from '../built-site';
import { eachPage } from '../define-check';

/** Each page has a Markdown version with its headline and full addresses, and llms.txt leads to those of the pages to be found. */
export default eachPage((page, site) =>
  page.entry === undefined ? [] : problemsOf(page, site).map((problem) => onPage(page, problem)),
);

function problemsOf(page: BuiltPage, { url, textOf }: BuiltSite) {
  const address = page.root.querySelector('link[type="text/markdown"]')?.getAttribute('href') ?? '';
  const markdown = textOf(address);
  if (markdown === undefined)
    return [
      {
        message: `Its Markdown version is "${address}", where no file is.`,
        found: address,
        expected: 'the address of a file',
      },
    ];
  const h1 = page.root.querySelector('h1');
  const headline = h1 ? textWithout(h1, '[aria-hidden=true]') : '';
  const lines = markdown.split('\n').map((line) => line.replaceAll('\\', ''));
  const relative = lines.find((line) => /\]\([/#]/.test(line));
  const isInList = textOf('/llms.txt')?.includes(`(${url}${address})`) === true;
  const isMeant = isListed(page) && page.entry !== undefined && !isPaginated(page.entry);
  return [
    ...(lines.some((line) => line.startsWith('# ') && comparable(line) === comparable(headline))
      ? []
      : [{ message: `${address} lacks the headline of the page.`, found: lines[0] ?? '', expected: `# ${headline}` }]),
    ...(relative === undefined
      ? []
      : [{ message: `${address} has a link without a host.`, found: relative, expected: 'full addresses' }]),
    ...(isInList === isMeant
      ? []
      : [
          {
            message: `llms.txt ${isInList ? 'names' : 'lacks'} this page.`,
            found: address,
            expected: isMeant ? 'an entry in llms.txt' : 'no entry in llms.txt',
          },
        ]),
  ];
}

/** Quotation marks, dashes, and spaces that typesetting changes are not compared. */
function comparable(text: string): string {
  return text.replace(/[\p{P}\p{Z}\p{Cf}]/gu, '');
}
