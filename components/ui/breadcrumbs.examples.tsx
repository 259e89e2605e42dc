import { page as pages } from '../../pages/page/schema';
import { solution as solutions } from '../../pages/solution/schema';
import type { Content } from '../../renderer/content/schema/content';
import { forced, longWords } from '../examples';
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
