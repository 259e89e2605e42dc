import { inText } from '../examples';
import { Summary } from './summary';

export const layout = 'stack';

export const examples = inText({
  'one sentence': <Summary>We keep what you send us for as long as we need it to answer, and then delete it.</Summary>,
  'one word': <Summary>No.</Summary>,
});
