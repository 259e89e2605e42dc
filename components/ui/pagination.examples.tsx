import { type Examples, inStates } from '../examples';
import { Pagination } from './pagination';

export const layout = 'stack';

export const examples: Examples = {
  ...inStates(<Pagination list="/blog" number={417} count={834} />, 'in the middle of a long list, ', [
    'hover',
    'focus-visible',
  ]),
  'the first page': <Pagination list="/blog" number={1} count={3} />,
  'the last page': <Pagination list="/blog" number={3} count={3} />,
  'one page: nothing': <Pagination list="/blog" number={1} count={1} />,
};
