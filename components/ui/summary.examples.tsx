import type { Examples } from '../examples';
import { Summary } from './summary';

export const layout = 'prose';

export const examples: Examples = {
  'one sentence': <Summary>We keep what you send us for as long as we need it to answer, and then delete it.</Summary>,
  'one word': <Summary>No.</Summary>,
};
