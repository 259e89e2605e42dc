import { each } from '../examples';
import { river } from '../model/fields/river';
import { RiverDrawing } from './river';

export const layout = 'bands';

export const examples = each(Object.fromEntries(river.options.map((name) => [name, name])), (name) => (
  <RiverDrawing name={name} />
));
