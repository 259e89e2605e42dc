import { htmlFileOf } from '../../../content/schema/urls';
import { percentDecode } from '../../../content/text/percent-decode';
import { type BuiltPage, type BuiltSite, onPage } from '../built-site';
import { type Check, eachPage } from '../define-check';

/** The attributes with addresses. */
const ADDRESSES = ['href', 'src', 'poster', 'srcset', 'action', 'formaction'];

/** Everything a page links to or loads from its own site exists, with its anchors. */
const check: Check = (site) => {
  const anchors = new Map(site.pages.map((page) => [page.file, undefined as Set<string> | undefined]));
  const isThere = (address: string, page: BuiltPage) => isAddress(address, page, site, anchors);
  return eachPage((page) =>
    page.root.querySelectorAll(ADDRESSES.map((name) => `[${name}]`).join()).flatMap((element) =>
      ADDRESSES.flatMap((name) => addressesIn(name, element.getAttribute(name) ?? ''))
        .filter((address) => !isThere(address, page))
        .map((found) =>
          onPage(
            page,
            { message: `Nothing is at "${found}", which this page names.`, found, expected: EXPECTED },
            element,
          ),
        ),
    ),
  )(site);
};

const EXPECTED = 'the address of a page or file of the site, and an anchor that it has';

export default check;

function addressesIn(attribute: string, value: string): string[] {
  if (value === '') return [];
  return attribute === 'srcset' ? value.split(', ').map((each) => each.replace(/ .*/, '')) : [value];
}

function isAddress(
  address: string,
  page: BuiltPage,
  { url, files, pages }: BuiltSite,
  known: Map<string, Set<string> | undefined>,
) {
  const own = address.startsWith(`${url}/`) ? address.slice(url.length) : address;
  if (!/^[/#?]/.test(own) || own.startsWith('//')) return true;
  const [path = '', anchor] = own.split('#');
  const file = percentDecode(path.replace(/\?.*/, ''));
  const target = file === '' ? page : pages.find((each) => each.address === file);
  if (!target) return files.has(file) || files.has(htmlFileOf(file));
  if (anchor === undefined || anchor === '') return true;
  const ids = known.get(target.file) ?? idsOf(target);
  known.set(target.file, ids);
  return ids.has(percentDecode(anchor));
}

function idsOf({ root }: BuiltPage): Set<string> {
  return new Set(root.querySelectorAll('[id]').map(({ id }) => id));
}
