import type { Problem } from '../../../content/diagnostics/diagnostic';
import { NOT_FOUND } from '../../../html/rendered-page';
import { type BuiltPage, metaOf, onPage } from '../built-site';
import type { Check } from '../define-check';

/** Each page has a language, and a title, a description, and a canonical address of its own. */
const check: Check = ({ pages, url }) => {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const isNotFound = page.address === NOT_FOUND;
    const own = isNotFound ? [] : [...problemsOfHead(page, url), ...repeated(page, seen)];
    return [...required(page), ...own].map((problem) => onPage(page, problem));
  });
};

export default check;

const title = ({ root }: BuiltPage) => root.querySelector('title')?.text.trim() ?? '';

function required(page: BuiltPage): Problem[] {
  const said = {
    language: page.root.querySelector('html')?.getAttribute('lang') ?? '',
    title: title(page),
    description: metaOf(page, 'description') ?? '',
  };
  return Object.entries(said).flatMap(([name, text]) =>
    text.trim() === '' ? [{ message: `The page has no ${name}.`, found: '', expected: `a ${name}` }] : [],
  );
}

function problemsOfHead(page: BuiltPage, url: string): Problem[] {
  const declared = {
    'canonical address': [page.root.querySelector('link[rel=canonical]')?.getAttribute('href'), url + page.address],
    'og:url': [metaOf(page, 'og:url'), url + page.address],
    'og:description': [metaOf(page, 'og:description'), metaOf(page, 'description')],
    'twitter:card': [metaOf(page, 'twitter:card'), 'summary_large_image'],
  };
  return Object.entries(declared).flatMap(([name, [found = '', expected = '']]) =>
    found === expected ? [] : [{ message: `Its ${name} is "${found}".`, found, expected }],
  );
}

function repeated(page: BuiltPage, seen: Map<string, string>): Problem[] {
  return [`title "${title(page)}"`, `description "${metaOf(page, 'description')}"`].flatMap((said) => {
    const other = seen.get(said);
    seen.set(said, page.address);
    return other === undefined
      ? []
      : [{ message: `${other} has the same ${said}.`, found: said, expected: 'a text of its own' }];
  });
}
