import { Stylesheet } from '../../renderer/react/stylesheet';
import { type Examples, each } from '../examples';
import { Cover } from './cover';

export const layout = 'stack';

export const examples: Examples = each(
  { tally: 'tally', phone: 'phone', tangle: 'tangle', gate: 'gate' } as const,
  (name) => (
    <>
      <Stylesheet file="components/ui/article-teaser.css" />
      <Cover name={name} />
    </>
  ),
);
