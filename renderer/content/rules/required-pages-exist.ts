import type { ContentGraph } from '../graph/content-graph';
import { filesOf } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import type { Path } from '../schema/walk-fields';
import type { Rule } from './rule';

/** A field that makes the site link to a page. */
interface Place {
  valid: ValidFile;
  path: Path;
}

/** The pages that the site itself links to, with the first field that makes it do so. */
const needs: {
  address: string;
  file: string;
  link: string;
  firstPlace: (linked: ContentGraph) => Place | undefined;
}[] = [
  {
    address: '/',
    file: 'pages/index.mdx',
    link: 'The logo on every page',
    firstPlace: ({ files }) => topOf(filesOf(files, 'site')[0]),
  },
  {
    address: '/press',
    file: 'pages/press.mdx',
    link: 'Every press release',
    firstPlace: ({ files }) => topOf(filesOf(files, 'release')[0]),
  },
  {
    address: '/careers',
    file: 'pages/careers.mdx',
    link: 'Every opening',
    firstPlace: ({ files }) => topOf(filesOf(files, 'opening')[0]),
  },
  {
    address: '/privacy',
    file: 'legal/privacy.mdx',
    link: 'The contact form',
    firstPlace: firstContactForm,
  },
  {
    address: '/thank-you',
    file: 'pages/thank-you.mdx',
    link: 'The contact form, without JavaScript,',
    firstPlace: firstContactForm,
  },
];

export const requiredPagesExist: Rule = {
  category: 'Move or delete a page',
  description:
    'The site has the pages that it links to by itself: the home page, /press for releases, /careers for openings, and /privacy and /thank-you for the contact form.',
  rationale:
    'These links are in no content file, so nobody would notice them break when one of the pages is deleted, moved, or made a draft.',
  check: (linked) =>
    needs.flatMap(({ address, file, link, firstPlace }) => {
      const page = linked.content.entries.get(address);
      const place = page?.state === 'published' || linked.brokenAddresses.has(address) ? undefined : firstPlace(linked);
      // links-lead-to-published-pages reports a draft that breadcrumbs lead to.
      if (!place || (page && address !== '/privacy' && address !== '/thank-you')) return [];
      return diagnosticAtField(place.valid.file, place.path, 'value', {
        code: 'required-pages-exist',
        message: `${link} leads to ${address}, but ${page ? 'that page is a draft' : 'no page has that address'}.`,
        found: address,
        suggestion: page ? `Delete draft: true in content/${page.file}.` : `Write the page:   content/${file}`,
      });
    }),
};

function topOf(valid: ValidFile | undefined): Place | undefined {
  return valid && { valid, path: [] };
}

function firstContactForm({ content, files }: ContentGraph): Place | undefined {
  for (const valid of filesOf(files, 'page')) {
    const entry = content.entries.get(valid.address ?? '');
    if (entry?.kind !== 'page' || entry.file !== valid.file.path || entry.state !== 'published') continue;
    const index = entry.data.sections.findIndex(({ type }) => type === 'contact');
    if (index >= 0) return { valid, path: ['sections', index, 'type'] };
  }
  return undefined;
}
