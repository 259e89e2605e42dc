import type { Content } from '../../renderer/content/schema/content';
import { useEntry } from '../content-context';
import { entriesOf, forced, longWords } from '../examples';
import { Breadcrumbs } from './breadcrumbs';

export const layout = 'stack';

export function examples(content: Content) {
  const [solution] = entriesOf('solution', content);
  return {
    'a page': <Trail address="/about" />,
    ...(solution && {
      'the deepest page': <Breadcrumbs entry={solution} />,
      'a long name': forced(
        'hover',
        <Breadcrumbs entry={{ ...solution, data: { ...solution.data, name: longWords } }} />,
      ),
    }),
  };
}

function Trail({ address }: { address: string }) {
  return <Breadcrumbs entry={useEntry(address)} />;
}
