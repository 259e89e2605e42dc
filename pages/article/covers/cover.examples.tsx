import { Stylesheet } from 'sitewright/react';
import { type Examples, each } from '../../../components/examples';
import { Cover } from './cover';
import { WeightsCover } from './weights-cover';

export const layout = 'stack';

const weights = [
  { name: 'Photo', value: '4.6 MB' },
  { name: 'Map', value: '0.5 MB' },
  { name: 'Three font files', value: '0.1 MB' },
];

export const examples: Examples = {
  ...each({ tally: 'tally', phone: 'phone', tangle: 'tangle', gate: 'gate' } as const, (name) => (
    <>
      <Stylesheet file="pages/article/article-teaser.css" />
      <Cover name={name} />
    </>
  )),
  weights: (
    <>
      <Stylesheet file="pages/article/article-teaser.css" />
      <WeightsCover weights={weights} />
    </>
  ),
};
