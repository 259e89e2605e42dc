import { type Examples, inStates } from '../examples';
import { Pagination } from './pagination';

export const layout = 'stack';

const blog = { addressOf: (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`) };

export const examples: Examples = {
  ...inStates(<Pagination {...blog} number={417} count={834} />, 'in the middle of a long list, ', [
    'hover',
    'focus-visible',
  ]),
  'the first page': <Pagination {...blog} number={1} count={3} />,
  'the last page': <Pagination {...blog} number={3} count={3} />,
  'one page: nothing': <Pagination {...blog} number={1} count={1} />,
};
