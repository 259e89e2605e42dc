import { lostAddresses } from '../graph/lost-addresses';
import { lostAnchors } from '../graph/lost-anchors';
import type { Rule } from './rule';

export const addressesStayOrRedirect: Rule = {
  category: 'Move or delete a page',
  description:
    'An address that was published, of a page or of a place on a page, stays or gets a line in redirects.yaml.',
  rationale:
    'Old addresses stand in bookmarks, e-mails, search results and printed matter. The line takes whoever comes by one to what stands there now.',
  compare: (linked, before) => [...lostAddresses(linked, before), ...lostAnchors(linked, before)],
};
