import { headingsAreInOrder } from './headings-are-in-order';
import { hubItemsHaveASummary } from './hub-items-have-a-summary';
import { internalLinksResolve } from './internal-links-resolve';
import { mdxIsSafe } from './mdx-is-safe';
import { nameComesFromTheSite } from './name-comes-from-the-site';
import { readingTimeFitsTheText } from './reading-time-fits-the-text';
import { referencesResolve } from './references-resolve';
import type { Rule } from './rule';
import { solutionsHaveTheirHub } from './solutions-have-their-hub';
import { tableRowsFitTheHead } from './table-rows-fit-the-head';
import { titlesAreUnique } from './titles-are-unique';

export const rules: readonly Rule[] = [
  mdxIsSafe,
  headingsAreInOrder,
  internalLinksResolve,
  referencesResolve,
  titlesAreUnique,
  solutionsHaveTheirHub,
  hubItemsHaveASummary,
  tableRowsFitTheHead,
  readingTimeFitsTheText,
  nameComesFromTheSite,
];
