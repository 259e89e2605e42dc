import { isListed } from '../built-site';
import type { Check } from '../define-check';
import { readXml } from '../read-xml';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

/** The sitemap is well-formed, names exactly the pages that are to be found, and robots.txt leads to it. */
const check: Check = (site) => {
  const { url, files, pages, textOf, inFile } = site;
  const parts = [...files].filter((file) => /^\/sitemap(?:-\d+)?\.xml$/.test(file));
  const read = parts.map((file) => ({ file, ...readXml(textOf(file) ?? '') }));
  const malformed = read.flatMap(({ file, mistake, textsIn }) => [
    ...(mistake === undefined
      ? []
      : [inFile(file, { message: `The sitemap is not well-formed: ${mistake}`, found: mistake, expected: 'XML' })]),
    ...textsIn('lastmod')
      .filter((moment) => !MOMENT.test(moment))
      .map((found) =>
        inFile(file, { message: `"${found}" is no moment.`, found, expected: 'a date with time and zone' }),
      ),
  ]);
  const listed = new Set(read.flatMap(({ textsIn }) => textsIn('loc')).filter((address) => !address.endsWith('.xml')));
  const wanted = new Set(pages.filter(isListed).map(({ address }) => url + address));
  const missing = [...wanted].filter((address) => !listed.has(address));
  const strange = [...listed].filter((address) => !wanted.has(address));
  const robots = textOf('/robots.txt') ?? '';
  return [
    ...malformed,
    ...missing.map((expected) =>
      inFile('/sitemap.xml', { message: `The sitemap lacks ${expected}.`, found: '', expected }),
    ),
    ...strange.map((found) =>
      inFile('/sitemap.xml', {
        message: `The sitemap names ${found}, which is no page to be found.`,
        found,
        expected: 'the pages of the site',
      }),
    ),
    ...(robots.includes(`Sitemap: ${url}/sitemap.xml\n`)
      ? []
      : [
          inFile('/robots.txt', {
            message: 'It does not lead to the sitemap.',
            found: robots,
            expected: `Sitemap: ${url}/sitemap.xml`,
          }),
        ]),
    ...(/^Disallow: *\S/m.test(robots)
      ? [
          inFile('/robots.txt', {
            message: 'It keeps crawlers from pages, which then never see their noindex.',
            found: robots,
            expected: 'no Disallow',
          }),
        ]
      : []),
  ];
};

export default check;
