import type { Content } from 'sitewright';
import { forced, longWords } from '../examples';
import { page as pages } from '../model/kinds/page';
import { solution as solutions } from '../model/kinds/solution';
import { Breadcrumbs } from './breadcrumbs';

export const layout = 'stack';

export function examples(content: Content) {
  const page = content.all(pages).find(({ address }) => address !== '/');
  const [solution] = content.all(solutions);
  return {
    ...(page && { 'a page': <Breadcrumbs entry={page} /> }),
    ...(solution && {
      'the deepest page': <Breadcrumbs entry={solution} />,
      'a long name': forced(
        'hover',
        <Breadcrumbs entry={{ ...solution, data: { ...solution.data, name: longWords } }} />,
      ),
    }),
  };
}
