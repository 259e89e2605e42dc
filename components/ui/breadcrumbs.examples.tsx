import type { Content } from '../../renderer/content/schema/content';
import { entriesOf, forced, longWords } from '../examples';
import { Breadcrumbs } from './breadcrumbs';

export const layout = 'stack';

export function examples(content: Content) {
  const page = entriesOf('page', content).find(({ address }) => address !== '/');
  const [solution] = entriesOf('solution', content);
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
