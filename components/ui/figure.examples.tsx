import type { Content } from '../../renderer/content/schema/content';
import { each } from '../examples';
import { Figure } from './figure';

export const examples = ({ claims }: Content) =>
  each(claims, (_, claim) => (
    <dl>
      <Figure claim={claim} page="/" />
    </dl>
  ));
