import { findLostAddresses } from '../graph/find-lost-addresses';
import { findLostAnchors } from '../graph/find-lost-anchors';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Move or delete a page',
  description: 'A published address, of a page or of a place on a page, is kept or gets a line in redirects.yaml.',
  rationale:
    'Old addresses live on in bookmarks, emails, search results and print. The line takes visitors who follow one to the right page.',
  change: (content, before) => [...findLostAddresses(content, before), ...findLostAnchors(content, before)],
});
