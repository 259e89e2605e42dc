import type { HTMLElement } from 'node-html-parser';
import { originsOf, readSettings } from '../../../content/settings';
import { onPage } from '../built-site';
import type { Check } from '../define-check';
import { eachPage } from '../define-check';

/** What loads by itself. */
const LOADING =
  'script[src], img, source, video, audio, track, link[rel~=stylesheet], link[rel~=preload], link[rel~=icon]';

/** Pages run no code that the policy of the site would stop, and load nothing from other hosts but what its settings name. */
const check: Check = (built) => {
  const allowed = originsOf(readSettings(built.site), built.site).scripts.map((address) => new URL(address).origin);
  const isOwn = (address: string) =>
    !/^(?:[a-z]+:)?\/\//i.test(address) ||
    address.startsWith(`${built.url}/`) ||
    allowed.some((each) => address.startsWith(each));
  return eachPage((page) => {
    const inline = page.root.querySelectorAll('*').filter(isInline);
    const foreign = page.root.querySelectorAll(LOADING).filter((element) => !addressesOf(element).every(isOwn));
    return [
      ...inline.map((element) =>
        onPage(
          page,
          {
            message: `<${element.rawTagName}> has inline code.`,
            found: element.rawTagName,
            expected: 'code in a file, which the policy allows',
          },
          element,
        ),
      ),
      ...foreign.map((element) => {
        const found = addressesOf(element).join(' ');
        return onPage(
          page,
          { message: `The page loads "${found}" from another host.`, found, expected: 'a file of the site' },
          element,
        );
      }),
    ];
  })(built);
};

export default check;

function addressesOf(element: HTMLElement): string[] {
  const srcset = element.getAttribute('srcset')?.split(', ') ?? [];
  return ['src', 'href', 'poster'].flatMap((name) => element.getAttribute(name) ?? []).concat(srcset);
}

/** The policy allows no styles and scripts in a document, but data. */
function isInline({ rawTagName, attributes }: HTMLElement): boolean {
  const isScript = rawTagName === 'script' && attributes.src === undefined && attributes.type !== 'application/ld+json';
  const names = Object.keys(attributes).map((name) => name.toLowerCase());
  const isEmbedded = ['object', 'embed', 'base', 'style'].includes(rawTagName);
  const leadsToCode = /^\s*(?:javascript|data|vbscript):/i.test(attributes.href ?? '');
  return isScript || isEmbedded || leadsToCode || names.some((name) => /^on|^style$|^srcdoc$/.test(name));
}
