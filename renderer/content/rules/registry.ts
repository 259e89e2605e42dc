import { claimsAreUsed } from './claims-are-used';
import { figuresComeFromClaims } from './figures-come-from-claims';
import { fileNamesAreSlugs } from './file-names-are-slugs';
import { headingsAreInOrder } from './headings-are-in-order';
import { hubItemsHaveASummary } from './hub-items-have-a-summary';
import { internalLinksResolve } from './internal-links-resolve';
import { linksSayWhereTheyLead } from './links-say-where-they-lead';
import { mdxIsSafe } from './mdx-is-safe';
import { nameComesFromTheSite } from './name-comes-from-the-site';
import { pagesAreLinked } from './pages-are-linked';
import { quotesAreOfOneKind } from './quotes-are-of-one-kind';
import { readingTimeFitsTheText } from './reading-time-fits-the-text';
import { redirectsBeginAtNoPage } from './redirects-begin-at-no-page';
import { redirectsLeadToAPage } from './redirects-lead-to-a-page';
import { referencesResolve } from './references-resolve';
import type { Rule } from './rule';
import { solutionsHaveTheirHub } from './solutions-have-their-hub';
import { tableRowsFitTheHead } from './table-rows-fit-the-head';
import { textIsFinished } from './text-is-finished';
import { titlesAreUnique } from './titles-are-unique';
import { titlesFitSearchResults } from './titles-fit-search-results';
import { wordsStandOnce } from './words-stand-once';

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
  fileNamesAreSlugs,
  redirectsBeginAtNoPage,
  redirectsLeadToAPage,
  claimsAreUsed,
  linksSayWhereTheyLead,
  pagesAreLinked,
  quotesAreOfOneKind,
  textIsFinished,
  titlesFitSearchResults,
  wordsStandOnce,
  figuresComeFromClaims,
];
