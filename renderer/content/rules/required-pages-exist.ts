import type { ContentGraph } from '../graph/content-graph';
import { filesOf, filesWithEntries } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import type { CollectionName, DataFileName } from '../schema/collections';
import type { Path } from '../schema/walk-fields';
import type { Rule } from './rule';

/** A field that makes the site link to a page. */
interface Place {
  file: ParsedFile;
  path: Path;
}

/** The pages that the site itself links to, with the first field that makes it do so. */
const needs: {
  address: string;
  file: string;
  link: string;
  firstPlace: (linked: ContentGraph) => Place | undefined;
}[] = [
  { address: '/', file: 'pages/index.mdx', link: 'The logo on every page', firstPlace: topOfFirst('site') },
  { address: '/press', file: 'pages/press.mdx', link: 'Every press release', firstPlace: topOfFirst('release') },
  { address: '/careers', file: 'pages/careers.mdx', link: 'Every opening', firstPlace: topOfFirst('opening') },
  { address: '/privacy', file: 'legal/privacy.mdx', link: 'The contact form', firstPlace: firstContactForm },
  {
    address: '/thank-you',
    file: 'pages/thank-you.mdx',
    link: 'The contact form, without JavaScript,',
    firstPlace: firstContactForm,
  },
];

export default {
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
      if (!place || (page && firstPlace !== firstContactForm)) return [];
      return diagnosticAtField(place.file, place.path, 'value', {
        message: `${link} leads to ${address}, but ${page ? 'that page is a draft' : 'no page has that address'}.`,
        found: address,
        suggestion: page ? `Delete draft: true in content/${page.file}.` : `Write the page:   content/${file}`,
      });
    }),
} satisfies Rule;

function topOfFirst(name: CollectionName | DataFileName) {
  return ({ files }: ContentGraph): Place | undefined => {
    const [first] = filesOf(files, name);
    return first && { file: first.file, path: [] };
  };
}

function firstContactForm(linked: ContentGraph): Place | undefined {
  for (const { file, entry } of filesWithEntries(linked, 'page')) {
    const index = entry.data.sections.findIndex(({ type }) => type === 'contact');
    if (entry.state === 'published' && index >= 0) return { file, path: ['sections', index, 'type'] };
  }
  return undefined;
}
