import { fileRules } from '../files/file-rules';
import { mediaRules } from '../files/media/media-rules';
import { svgRules } from '../files/media/svg-rules';
import { addressesAreUnique } from '../graph/addresses-are-unique';
import { checkHasNoFault } from '../parse/faults';
import { frontMatterRules } from '../parse/front-matter-rules';
import { mdxRules } from '../parse/mdx-rules';
import { mergesAreFinished } from '../parse/merge-mark';
import { schemaRules } from '../parse/schema-rules';
import { yamlRules } from '../parse/yaml-rules';
import { fieldRules } from '../schema/formats/field-rules';
import { addressesStayOrRedirect } from './addresses-stay-or-redirect';
import { anchorsAreUnique } from './anchors-are-unique';
import { checklistsHoldAList } from './checklists-hold-a-list';
import { claimPagesExist } from './claim-pages-exist';
import { claimsAreReviewed } from './claims-are-reviewed';
import { claimsAreUnique } from './claims-are-unique';
import { claimsAreUsed } from './claims-are-used';
import { claimsStandWhereAllowed } from './claims-stand-where-allowed';
import { columnsBelongToAService } from './columns-belong-to-a-service';
import { commentsCutNoText } from './comments-cut-no-text';
import { componentsAreKnown } from './components-are-known';
import { componentsAreOnTheirOwnLines } from './components-are-on-their-own-lines';
import { componentsHoldText } from './components-hold-text';
import { copyrightYearIsLikely } from './copyright-year-is-likely';
import { fieldsAreOneParagraph } from './fields-are-one-paragraph';
import { fieldsArePlainText } from './fields-are-plain-text';
import { figuresComeFromClaims } from './figures-come-from-claims';
import { figuresDoNotDisagree } from './figures-do-not-disagree';
import { fileNamesAreSlugs } from './file-names-are-slugs';
import { frontMatterComesOnce } from './front-matter-comes-once';
import { headingsAreInOrder } from './headings-are-in-order';
import { headingsBeginWithHashes } from './headings-begin-with-hashes';
import { headingsSaySomething } from './headings-say-something';
import { hubItemsHaveASummary } from './hub-items-have-a-summary';
import { idsAreSlugs } from './ids-are-slugs';
import { internalLinksResolve } from './internal-links-resolve';
import { legalChangesAreDated } from './legal-changes-are-dated';
import { legalTextsAreNotOfTheFuture } from './legal-texts-are-not-of-the-future';
import { linksAreSafe } from './links-are-safe';
import { linksLeadToPublishedPages } from './links-lead-to-published-pages';
import { linksSayWhereTheyLead } from './links-say-where-they-lead';
import { listsNameNothingTwice } from './lists-name-nothing-twice';
import { mailAndTelephoneLinksWork } from './mail-and-telephone-links-work';
import { markupIsWhole } from './markup-is-whole';
import { mdxIsSafe } from './mdx-is-safe';
import { mediaFilesExist } from './media-files-exist';
import { mediaIsUsed } from './media-is-used';
import { movedAnchorsStayOnTheirPage } from './moved-anchors-stay-on-their-page';
import { nameComesFromTheSite } from './name-comes-from-the-site';
import { neededPagesExist } from './needed-pages-exist';
import { notesAreShown } from './notes-are-shown';
import { openingsCloseAfterTheyOpen } from './openings-close-after-they-open';
import { outsideAddressesAreWellFormed } from './outside-addresses-are-well-formed';
import { ownLinksArePaths } from './own-links-are-paths';
import { pagesAreLinked } from './pages-are-linked';
import { pagesHaveOneHeadline } from './pages-have-one-headline';
import { picturesAreLight } from './pictures-are-light';
import { picturesHaveAWebFormat } from './pictures-have-a-web-format';
import { picturesLieInMedia } from './pictures-lie-in-media';
import { picturesSayWhatTheyShow } from './pictures-say-what-they-show';
import { placeholdersAreKnown } from './placeholders-are-known';
import { placeholdersArePresent } from './placeholders-are-present';
import { quotesAreOfOneKind } from './quotes-are-of-one-kind';
import { readingTimeFitsTheText } from './reading-time-fits-the-text';
import { redirectsBeginAtNoPage } from './redirects-begin-at-no-page';
import { redirectsLeadToAPage } from './redirects-lead-to-a-page';
import { referencesResolve } from './references-resolve';
import type { Rule } from './rule';
import { solutionsHaveTheirHub } from './solutions-have-their-hub';
import { solutionsShowEveryPart } from './solutions-show-every-part';
import { tableRowsFitTheHead } from './table-rows-fit-the-head';
import { tablesAreWhole } from './tables-are-whole';
import { textIsFinished } from './text-is-finished';
import { textIsReadable } from './text-is-readable';
import { textsHaveTheirPlace } from './texts-have-their-place';
import { titlesAreUnique } from './titles-are-unique';
import { titlesFitSearchResults } from './titles-fit-search-results';
import { titlesHaveLetters } from './titles-have-letters';
import { tokensAreNotNested } from './tokens-are-not-nested';
import { vocabularyIsFollowed } from './vocabulary-is-followed';
import { wordsStandOnce } from './words-stand-once';

/** Every rule by its name. No diagnostic has a code that is not in it. */
export const rules = {
  'addresses-are-unique': addressesAreUnique,
  'addresses-stay-or-redirect': addressesStayOrRedirect,
  'anchors-are-unique': anchorsAreUnique,
  'check-has-no-fault': checkHasNoFault,
  'checklists-hold-a-list': checklistsHoldAList,
  'claim-pages-exist': claimPagesExist,
  'claims-are-reviewed': claimsAreReviewed,
  'claims-are-unique': claimsAreUnique,
  'claims-are-used': claimsAreUsed,
  'claims-stand-where-allowed': claimsStandWhereAllowed,
  'columns-belong-to-a-service': columnsBelongToAService,
  'comments-cut-no-text': commentsCutNoText,
  'components-are-known': componentsAreKnown,
  'components-are-on-their-own-lines': componentsAreOnTheirOwnLines,
  'components-hold-text': componentsHoldText,
  'copyright-year-is-likely': copyrightYearIsLikely,
  'fields-are-one-paragraph': fieldsAreOneParagraph,
  'fields-are-plain-text': fieldsArePlainText,
  'figures-come-from-claims': figuresComeFromClaims,
  'figures-do-not-disagree': figuresDoNotDisagree,
  'file-names-are-slugs': fileNamesAreSlugs,
  'front-matter-comes-once': frontMatterComesOnce,
  'headings-are-in-order': headingsAreInOrder,
  'headings-begin-with-hashes': headingsBeginWithHashes,
  'headings-say-something': headingsSaySomething,
  'hub-items-have-a-summary': hubItemsHaveASummary,
  'ids-are-slugs': idsAreSlugs,
  'internal-links-resolve': internalLinksResolve,
  'legal-changes-are-dated': legalChangesAreDated,
  'legal-texts-are-not-of-the-future': legalTextsAreNotOfTheFuture,
  'links-are-safe': linksAreSafe,
  'links-lead-to-published-pages': linksLeadToPublishedPages,
  'links-say-where-they-lead': linksSayWhereTheyLead,
  'lists-name-nothing-twice': listsNameNothingTwice,
  'mail-and-telephone-links-work': mailAndTelephoneLinksWork,
  'markup-is-whole': markupIsWhole,
  'mdx-is-safe': mdxIsSafe,
  'media-files-exist': mediaFilesExist,
  'media-is-used': mediaIsUsed,
  'merges-are-finished': mergesAreFinished,
  'moved-anchors-stay-on-their-page': movedAnchorsStayOnTheirPage,
  'name-comes-from-the-site': nameComesFromTheSite,
  'needed-pages-exist': neededPagesExist,
  'notes-are-shown': notesAreShown,
  'openings-close-after-they-open': openingsCloseAfterTheyOpen,
  'outside-addresses-are-well-formed': outsideAddressesAreWellFormed,
  'own-links-are-paths': ownLinksArePaths,
  'pages-are-linked': pagesAreLinked,
  'pages-have-one-headline': pagesHaveOneHeadline,
  'pictures-are-light': picturesAreLight,
  'pictures-have-a-web-format': picturesHaveAWebFormat,
  'pictures-lie-in-media': picturesLieInMedia,
  'pictures-say-what-they-show': picturesSayWhatTheyShow,
  'placeholders-are-known': placeholdersAreKnown,
  'placeholders-are-present': placeholdersArePresent,
  'quotes-are-of-one-kind': quotesAreOfOneKind,
  'reading-time-fits-the-text': readingTimeFitsTheText,
  'redirects-begin-at-no-page': redirectsBeginAtNoPage,
  'redirects-lead-to-a-page': redirectsLeadToAPage,
  'references-resolve': referencesResolve,
  'solutions-have-their-hub': solutionsHaveTheirHub,
  'solutions-show-every-part': solutionsShowEveryPart,
  'table-rows-fit-the-head': tableRowsFitTheHead,
  'tables-are-whole': tablesAreWhole,
  'text-is-finished': textIsFinished,
  'text-is-readable': textIsReadable,
  'texts-have-their-place': textsHaveTheirPlace,
  'titles-are-unique': titlesAreUnique,
  'titles-fit-search-results': titlesFitSearchResults,
  'titles-have-letters': titlesHaveLetters,
  'tokens-are-not-nested': tokensAreNotNested,
  'vocabulary-is-followed': vocabularyIsFollowed,
  'words-stand-once': wordsStandOnce,
  ...fileRules,
  ...mediaRules,
  ...svgRules,
  ...frontMatterRules,
  ...yamlRules,
  ...schemaRules,
  ...fieldRules,
  ...mdxRules,
} as const satisfies Record<string, Rule>;

/** The names of all rules. */
export type Code = keyof typeof rules;

/** The names in order. */
export const codes = Object.keys(rules).filter(isCode).sort();

export function isCode(name: string): name is Code {
  return Object.hasOwn(rules, name);
}
