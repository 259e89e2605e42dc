import type { Content, Entry } from 'sitewright';
import type { Examples } from 'sitewright/react';
import { forced, longWords } from '../examples';
import { Breadcrumbs } from './breadcrumbs';

export const layout = 'stack';

export function examples(content: Content, pages: readonly Entry[]): Examples {
  const depths = new Map(pages.map((page) => [page, content.above(page).length]));
  const sorted = pages.toSorted((one, other) => (depths.get(one) ?? 0) - (depths.get(other) ?? 0));
  const page = sorted.find(({ address }) => address !== '/');
  const deepest = sorted.at(-1);
  return {
    ...(page && { 'a page': <Breadcrumbs entry={page} /> }),
    ...(deepest && {
      'the deepest page': <Breadcrumbs entry={deepest} />,
      'a long name': forced(
        'hover',
        <Breadcrumbs entry={{ ...deepest, data: { ...deepest.data, name: longWords } }} />,
      ),
    }),
  };
}
