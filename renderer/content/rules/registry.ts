import { fileNamesArePortable } from '../files/messages/file-names-are-portable';
import { filesAreNotHidden } from '../files/messages/files-are-not-hidden';
import { filesAreRegular } from '../files/messages/files-are-regular';
import { filesHaveTheirPlace } from '../files/messages/files-have-their-place';
import { filesStayWithinLimits } from '../files/messages/files-stay-within-limits';
import { listsArePresent } from '../files/messages/lists-are-present';
import { mediaHasAnAllowedFormat } from '../files/messages/media-has-an-allowed-format';
import { mediaIsIntact } from '../files/messages/media-is-intact';
import { mediaIsWithinLimits } from '../files/messages/media-is-within-limits';
import { svgIsSafe } from '../files/messages/svg-is-safe';
import { addressesAreUnique } from '../graph/addresses-are-unique';
import { checkHasNoFault } from '../parse/messages/check-has-no-fault';
import { fieldsArePresent } from '../parse/messages/fields-are-present';
import { fieldsHaveTheirType } from '../parse/messages/fields-have-their-type';
import { frontMatterIsClosed } from '../parse/messages/front-matter-is-closed';
import { frontMatterOpensTheFile } from '../parse/messages/front-matter-opens-the-file';
import { keysAreKnown } from '../parse/messages/keys-are-known';
import { keysAreUnique } from '../parse/messages/keys-are-unique';
import { keysHaveHarmlessNames } from '../parse/messages/keys-have-harmless-names';
import { listsHaveTheirLength } from '../parse/messages/lists-have-their-length';
import { mdxIsWellFormed } from '../parse/messages/mdx-is-well-formed';
import { mergesAreFinished } from '../parse/messages/merges-are-finished';
import { valuesAreFromTheList } from '../parse/messages/values-are-from-the-list';
import { yamlHasNoAliases } from '../parse/messages/yaml-has-no-aliases';
import { yamlHasNoTags } from '../parse/messages/yaml-has-no-tags';
import { yamlIsWellFormed } from '../parse/messages/yaml-is-well-formed';
import { fieldRules } from '../schema/formats/field-rules';
import { addressesStayOrRedirect } from './addresses-stay-or-redirect';
import { anchorsAreUnique } from './anchors-are-unique';
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
import { tableRowsFitTheHead } from './table-rows-fit-the-head';
import { tablesAreWhole } from './tables-are-whole';
import { textIsFinished } from './text-is-finished';
import { textIsReadable } from './text-is-readable';
import { textsHaveTheirPlace } from './texts-have-their-place';
import { titlesAreUnique } from './titles-are-unique';
import { titlesFitSearchResults } from './titles-fit-search-results';
import { titlesHaveLetters } from './titles-have-letters';
import { tokensAreNotNested } from './tokens-are-not-nested';
import { wordsStandOnce } from './words-stand-once';

/** Every rule by its name. A diagnostic can have no code that does not stand here. */
export const rules = {
  'addresses-are-unique': addressesAreUnique,
  'addresses-stay-or-redirect': addressesStayOrRedirect,
  'anchors-are-unique': anchorsAreUnique,
  'check-has-no-fault': checkHasNoFault,
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
  'fields-are-present': fieldsArePresent,
  'fields-have-their-type': fieldsHaveTheirType,
  'figures-come-from-claims': figuresComeFromClaims,
  'figures-do-not-disagree': figuresDoNotDisagree,
  'file-names-are-portable': fileNamesArePortable,
  'file-names-are-slugs': fileNamesAreSlugs,
  'files-are-not-hidden': filesAreNotHidden,
  'files-are-regular': filesAreRegular,
  'files-have-their-place': filesHaveTheirPlace,
  'files-stay-within-limits': filesStayWithinLimits,
  'front-matter-comes-once': frontMatterComesOnce,
  'front-matter-is-closed': frontMatterIsClosed,
  'front-matter-opens-the-file': frontMatterOpensTheFile,
  'headings-are-in-order': headingsAreInOrder,
  'headings-begin-with-hashes': headingsBeginWithHashes,
  'headings-say-something': headingsSaySomething,
  'hub-items-have-a-summary': hubItemsHaveASummary,
  'ids-are-slugs': idsAreSlugs,
  'internal-links-resolve': internalLinksResolve,
  'keys-are-known': keysAreKnown,
  'keys-are-unique': keysAreUnique,
  'keys-have-harmless-names': keysHaveHarmlessNames,
  'legal-changes-are-dated': legalChangesAreDated,
  'legal-texts-are-not-of-the-future': legalTextsAreNotOfTheFuture,
  'links-are-safe': linksAreSafe,
  'links-lead-to-published-pages': linksLeadToPublishedPages,
  'links-say-where-they-lead': linksSayWhereTheyLead,
  'lists-are-present': listsArePresent,
  'lists-have-their-length': listsHaveTheirLength,
  'lists-name-nothing-twice': listsNameNothingTwice,
  'mail-and-telephone-links-work': mailAndTelephoneLinksWork,
  'markup-is-whole': markupIsWhole,
  'mdx-is-safe': mdxIsSafe,
  'mdx-is-well-formed': mdxIsWellFormed,
  'media-files-exist': mediaFilesExist,
  'media-has-an-allowed-format': mediaHasAnAllowedFormat,
  'media-is-intact': mediaIsIntact,
  'media-is-used': mediaIsUsed,
  'media-is-within-limits': mediaIsWithinLimits,
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
  'svg-is-safe': svgIsSafe,
  'table-rows-fit-the-head': tableRowsFitTheHead,
  'tables-are-whole': tablesAreWhole,
  'text-is-finished': textIsFinished,
  'text-is-readable': textIsReadable,
  'texts-have-their-place': textsHaveTheirPlace,
  'titles-are-unique': titlesAreUnique,
  'titles-fit-search-results': titlesFitSearchResults,
  'titles-have-letters': titlesHaveLetters,
  'tokens-are-not-nested': tokensAreNotNested,
  'values-are-from-the-list': valuesAreFromTheList,
  'words-stand-once': wordsStandOnce,
  'yaml-has-no-aliases': yamlHasNoAliases,
  'yaml-has-no-tags': yamlHasNoTags,
  'yaml-is-well-formed': yamlIsWellFormed,
  ...fieldRules,
} as const satisfies Record<string, Rule>;

/** The names of all rules. */
export type Code = keyof typeof rules;

/** The names in order. */
export const codes = Object.keys(rules).filter(isCode).sort();

export function isCode(name: string): name is Code {
  return Object.hasOwn(rules, name);
}
