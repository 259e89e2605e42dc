import { type Examples, each } from '../examples';
import { Stylesheet } from '../ui/stylesheet';
import { Cover } from './cover';

export const layout = 'stack';

export const examples: Examples = each(
  { tally: 'tally', phone: 'phone', tangle: 'tangle', gate: 'gate' } as const,
  (name) => (
    <>
      <Stylesheet file="ui/article-teaser.css" />
      <Cover name={name} />
    </>
  ),
);
