import { MEDIA, mediaAddressOf } from '../checked-file/media-uses';
import type { Problem } from '../diagnostics/diagnostic';
import { rejectEntries } from '../files/reject-entries';
import type { CheckedContent } from '../graph/checked-content';
import { canonicalPath } from '../schema/canonical-path';
import { addressAdvice } from '../text/address-advice';
import { defineRule } from './define-rule';

const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/;

export default defineRule({
  category: 'Set links',
  description:
    'A link leads to a page of this site, to an anchor, or to an address that begins with https://, http://, mailto: or tel:.',
  rationale:
    "Addresses such as javascript: run code in the visitor's browser, and one without a / at its beginning leads somewhere else from every page.",
  fix: 'Writes the address of a page or a file that is named by its path, and tel: before an international phone number.',
  content: (content) =>
    content
      .files()
      .flatMap(({ links }) => links)
      .flatMap(({ href, alt, at }) => (SAFE.test(href) ? [] : at(problemOf(href, alt !== undefined, content)))),
});

function problemOf(url: string, isPicture: boolean, content: CheckedContent): Problem {
  const advice = isPicture ? undefined : addressAdvice(url);
  if (advice) {
    const phone = `tel:${url}`;
    return { ...advice, found: url, replacement: advice.suggestion?.endsWith(` ${phone}`) ? phone : undefined };
  }
  const own = isPicture ? undefined : pageMeantBy(url, content);
  const media = fileMeantBy(url, content);
  if (media !== undefined)
    return {
      message: `A file of content/media is named by its address, but found "${url}".`,
      found: url,
      suggestion: `Write it like this:   ${media}`,
      replacement: media,
    };
  return {
    message:
      url === ''
        ? 'This link has no address.'
        : isPicture && url.startsWith('data:')
          ? 'This picture is inside the text, where Google Docs and others put it.'
          : isPicture
            ? `A picture comes from content/media, but found "${url}".`
            : `A link leads to a page (/contact), an anchor (#form), https://, mailto: or tel:, but found "${url}".`,
    found: url,
    suggestion: isPicture
      ? suggestionForPicture(url)
      : own === undefined
        ? suggestionFor(url)
        : `Write it like this:   ${own}`,
    replacement: own,
  };
}

/** The address of the page that is named by the path of its file, from wherever, or without its first slash. */
function pageMeantBy(url: string, { entries, site }: CheckedContent): string | undefined {
  const [, path = '', anchor = ''] = /^(?:\.{0,2}\/)*(?:content\/)?([^#]*)(#.*)?$/s.exec(url) ?? [];
  if (path === '') return undefined;
  const addresses = [site.typeOf(path)?.address, canonicalPath(`/${path}`)];
  const inFolder = [...entries.values()].filter(({ file }) => file.endsWith(`/${path}`));
  const [only] = inFolder.length === 1 ? inFolder : [];
  const address = [...addresses, only?.address].find((each) => each !== undefined && entries.has(each));
  return address && address + anchor;
}

/** The address of a file of content/media that is named by its path from wherever, or by its name. */
function fileMeantBy(url: string, content: CheckedContent): string | undefined {
  const [, name = ''] = /^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?([^#?]+\.\w+)$/.exec(url) ?? [];
  if (name === '' || /\.mdx?$/.test(name)) return undefined;
  const { media } = rejectEntries(content.folder.list());
  return media.includes(`media/${name}`) ? MEDIA + name : undefined;
}

function suggestionForPicture(url: string): string {
  return url.startsWith('data:')
    ? 'Save it as a file in content/media, and write its address instead:   /media/counter.webp'
    : `Put the file in content/media, and write its address like this:   ${mediaAddressOf(url)}`;
}

function suggestionFor(url: string): string {
  return /^www\.\S+\.\S+$/i.test(url)
    ? `Write it like this:   https://${url}`
    : 'Begin the address with / for a page of this site, or with https:// for another site.';
}
