import { type CheckedContent, type CheckedFile, defineRule, isSection } from 'sitewright';
import { site } from '../../../components/model/lists/site';
import { contact } from '../../../components/sections/contact/schema';
import { opening } from '../../opening/schema';
import { release } from '../../release/schema';
import { page } from '../schema';

/** A field that makes the site link to a page. */
interface FirstPlace {
  file: CheckedFile;
  path: (string | number)[];
}

/** The pages that the site itself links to, with the first field that makes the site link to them. */
const needs: {
  address: string;
  file: string;
  link: string;
  firstPlace: (content: CheckedContent) => FirstPlace | undefined;
}[] = [
  { address: '/', file: 'pages/index.mdx', link: 'The logo on every page', firstPlace: topOfFirst(site) },
  { address: '/press', file: 'pages/press.mdx', link: 'Every press release', firstPlace: topOfFirst(release) },
  { address: '/careers', file: 'pages/careers.mdx', link: 'Every opening', firstPlace: topOfFirst(opening) },
  { address: '/privacy', file: 'legal/privacy.mdx', link: 'The contact form', firstPlace: firstContactForm },
  {
    address: '/thank-you',
    file: 'pages/thank-you.mdx',
    link: 'The contact form, without JavaScript,',
    firstPlace: firstContactForm,
  },
];

export default defineRule({
  category: 'Move or delete a page',
  description:
    'The site has the pages that it links to by itself: the home page, /press for releases, /careers for openings, and /privacy and /thank-you for the contact form.',
  rationale:
    'These links are in no content file, so nobody would notice them break when one of the pages is deleted, moved, or made a draft.',
  needsPages: true,
  content: (content) =>
    needs.flatMap(({ address, file, link, firstPlace }) => {
      const known = content.page(address);
      const isFine = known?.state === 'published' || content.brokenAddresses.has(address);
      const place = isFine ? undefined : firstPlace(content);
      // links-lead-to-published-pages reports drafts in breadcrumbs.
      if (!place || (known && firstPlace !== firstContactForm)) return [];
      return place.file.at(place.path, {
        message: `${link} leads to ${address}, but ${known ? 'that page is a draft' : 'no page has that address'}.`,
        found: address,
        suggestion: known ? `Delete draft: true in content/${known.file}.` : `Write the page:   content/${file}`,
      });
    }),
});

function topOfFirst(of: typeof site | typeof release | typeof opening) {
  return (content: CheckedContent): FirstPlace | undefined => {
    const [file] = content.files(of);
    return file && { file, path: [] };
  };
}

function firstContactForm(content: CheckedContent): FirstPlace | undefined {
  for (const { file, state, data } of content.pages(page)) {
    const index = data.sections.findIndex((section) => isSection(section, contact));
    if (state === 'published' && index >= 0) return { file, path: ['sections', index, 'type'] };
  }
  return undefined;
}
