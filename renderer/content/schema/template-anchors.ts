import type { AnyEntry } from './content';

/** The anchors that the layout and the templates of each kind of page give to their own parts. */
export const templateAnchors: Record<AnyEntry['kind'], readonly string[]> = {
  page: ['content', 'page-title', 'services-title', 'slip'],
  legal: ['content', 'other-texts'],
  hub: ['content', 'items', 'choosing', 'questions', 'others'],
  solution: ['content', 'gets', 'steps', 'questions', 'neighbours'],
  article: ['content', 'related'],
  release: ['content'],
  opening: ['content', 'process'],
};
