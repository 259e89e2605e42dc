import { river } from '../../pages/fields/river';
import { each } from '../examples';
import { RiverDrawing } from './river';

export const layout = 'bands';

export const examples = each(Object.fromEntries(river.options.map((name) => [name, name])), (name) => (
  <RiverDrawing name={name} />
));
