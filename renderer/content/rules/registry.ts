import { fileRules } from '../files/file-rules';
import { mediaRules } from '../files/media/media-rules';
import { svgRules } from '../files/media/svg-rules';
import { addressesAreUnique } from '../graph/addresses-are-unique';
import { checkDoesNotCrash } from '../parse/catch-crashes';
import { frontMatterRules } from '../parse/front-matter-rules';
import { mdxRules } from '../parse/mdx-rules';
import { mergeConflictsAreResolved } from '../parse/merge-conflict';
import { schemaRules } from '../parse/schema-rules';
import { yamlRules } from '../parse/yaml-rules';
import { fieldRules } from '../schema/formats/field-rules';
import { addressesStayOrRedirect } from './addresses-stay-or-redirect';
import { agencyNameComesFromSiteYaml } from './agency-name-comes-from-site-yaml';
import { anchorsAreUnique } from './anchors-are-unique';
import { asterisksTouchTheirWords } from './asterisks-touch-their-words';
import { bodyTextIsShown } from './body-text-is-shown';
import { checklistsContainAList } from './checklists-contain-a-list';
import { claimPagesExist } from './claim-pages-exist';
import { claimsAreOnAllowedPages } from './claims-are-on-allowed-pages';
import { claimsAreReviewed } from './claims-are-reviewed';
import { claimsAreUnique } from './claims-are-unique';
import { claimsAreUsed } from './claims-are-used';
import { columnsBelongToAService } from './columns-belong-to-a-service';
import { commentsDoNotCutText } from './comments-do-not-cut-text';
import { componentsAreKnown } from './components-are-known';
import { componentsAreOnTheirOwnLines } from './components-are-on-their-own-lines';
import { componentsContainText } from './components-contain-text';
import { contactDetailsComeFromSiteYaml } from './contact-details-come-from-site-yaml';
import { copyrightYearIsPlausible } from './copyright-year-is-plausible';
import { emailAndPhoneLinksAreValid } from './email-and-phone-links-are-valid';
import { externalLinksAreWellFormed } from './external-links-are-well-formed';
import { externalLinksUseHttps } from './external-links-use-https';
import { fieldsAreOneParagraph } from './fields-are-one-paragraph';
import { fieldsArePlainText } from './fields-are-plain-text';
import { figuresAreConsistent } from './figures-are-consistent';
import { figuresComeFromClaims } from './figures-come-from-claims';
import { fileNamesAreSlugs } from './file-names-are-slugs';
import { footnotesAreReferenced } from './footnotes-are-referenced';
import { frontMatterIsNotRepeated } from './front-matter-is-not-repeated';
import { headerLabelsFit } from './header-labels-fit';
import { headingsAreInOrder } from './headings-are-in-order';
import { headingsAreUnique } from './headings-are-unique';
import { headingsBeginWithHashes } from './headings-begin-with-hashes';
import { headingsHaveWords } from './headings-have-words';
import { headlinesAreShort } from './headlines-are-short';
import { headlinesHaveASearchTerm } from './headlines-have-a-search-term';
import { hubItemsHaveASummary } from './hub-items-have-a-summary';
import { idsAreSlugs } from './ids-are-slugs';
import { internalLinksArePaths } from './internal-links-are-paths';
import { internalLinksResolve } from './internal-links-resolve';
import { ledesSpeakToTheReader } from './ledes-speak-to-the-reader';
import { legalChangesAreDated } from './legal-changes-are-dated';
import { legalDatesAreNotInTheFuture } from './legal-dates-are-not-in-the-future';
import { linkTextIsDescriptive } from './link-text-is-descriptive';
import { linksAreSafe } from './links-are-safe';
import { linksLeadToPublishedPages } from './links-lead-to-published-pages';
import { listsBeginWithHyphens } from './lists-begin-with-hyphens';
import { listsHaveNoDuplicates } from './lists-have-no-duplicates';
import { markupIsComplete } from './markup-is-complete';
import { mdxIsSafe } from './mdx-is-safe';
import { mediaFilesExist } from './media-files-exist';
import { mediaIsUsed } from './media-is-used';
import { movedAnchorsStayOnTheirPage } from './moved-anchors-stay-on-their-page';
import { openingsCloseAfterTheyOpen } from './openings-close-after-they-open';
import { pagesAreLinked } from './pages-are-linked';
import { pagesHaveOneHeadline } from './pages-have-one-headline';
import { paragraphsAreUnique } from './paragraphs-are-unique';
import { picturesAreInMedia } from './pictures-are-in-media';
import { picturesAreSmall } from './pictures-are-small';
import { picturesHaveAWebFormat } from './pictures-have-a-web-format';
import { picturesHaveAltText } from './pictures-have-alt-text';
import { placeholdersAreKnown } from './placeholders-are-known';
import { placeholdersArePresent } from './placeholders-are-present';
import { promisesAreConsistent } from './promises-are-consistent';
import { quotationMarksAreConsistent } from './quotation-marks-are-consistent';
import { readingTimeFitsTheText } from './reading-time-fits-the-text';
import { redirectsDoNotHidePages } from './redirects-do-not-hide-pages';
import { redirectsLeadToAPage } from './redirects-lead-to-a-page';
import { referencesResolve } from './references-resolve';
import { requiredPagesExist } from './required-pages-exist';
import type { Rule } from './rule';
import { scheduledDatesAreNear } from './scheduled-dates-are-near';
import { solutionsAreListedOnAHub } from './solutions-are-listed-on-a-hub';
import { solutionsShowEveryPart } from './solutions-show-every-part';
import { tableRowsMatchTheHeader } from './table-rows-match-the-header';
import { tablesAreComplete } from './tables-are-complete';
import { textIsFinished } from './text-is-finished';
import { textIsReadable } from './text-is-readable';
import { timesExist } from './times-exist';
import { titlesAreUnique } from './titles-are-unique';
import { titlesFitSearchResults } from './titles-fit-search-results';
import { titlesHaveLetters } from './titles-have-letters';
import { tokensAreNotNested } from './tokens-are-not-nested';
import { vocabularyIsFollowed } from './vocabulary-is-followed';
import { wordsAreNotRepeated } from './words-are-not-repeated';

/** Every rule by its name. No diagnostic has a code that is not in it. */
export const rules = {
  'addresses-are-unique': addressesAreUnique,
  'addresses-stay-or-redirect': addressesStayOrRedirect,
  'anchors-are-unique': anchorsAreUnique,
  'asterisks-touch-their-words': asterisksTouchTheirWords,
  'check-does-not-crash': checkDoesNotCrash,
  'checklists-contain-a-list': checklistsContainAList,
  'claim-pages-exist': claimPagesExist,
  'claims-are-reviewed': claimsAreReviewed,
  'claims-are-unique': claimsAreUnique,
  'claims-are-used': claimsAreUsed,
  'claims-are-on-allowed-pages': claimsAreOnAllowedPages,
  'columns-belong-to-a-service': columnsBelongToAService,
  'comments-do-not-cut-text': commentsDoNotCutText,
  'components-are-known': componentsAreKnown,
  'components-are-on-their-own-lines': componentsAreOnTheirOwnLines,
  'components-contain-text': componentsContainText,
  'contact-details-come-from-site-yaml': contactDetailsComeFromSiteYaml,
  'copyright-year-is-plausible': copyrightYearIsPlausible,
  'fields-are-one-paragraph': fieldsAreOneParagraph,
  'fields-are-plain-text': fieldsArePlainText,
  'figures-come-from-claims': figuresComeFromClaims,
  'figures-are-consistent': figuresAreConsistent,
  'file-names-are-slugs': fileNamesAreSlugs,
  'front-matter-is-not-repeated': frontMatterIsNotRepeated,
  'header-labels-fit': headerLabelsFit,
  'headings-are-in-order': headingsAreInOrder,
  'headings-are-unique': headingsAreUnique,
  'headings-begin-with-hashes': headingsBeginWithHashes,
  'headings-have-words': headingsHaveWords,
  'hub-items-have-a-summary': hubItemsHaveASummary,
  'headlines-are-short': headlinesAreShort,
  'headlines-have-a-search-term': headlinesHaveASearchTerm,
  'ids-are-slugs': idsAreSlugs,
  'internal-links-resolve': internalLinksResolve,
  'ledes-speak-to-the-reader': ledesSpeakToTheReader,
  'legal-changes-are-dated': legalChangesAreDated,
  'legal-dates-are-not-in-the-future': legalDatesAreNotInTheFuture,
  'links-are-safe': linksAreSafe,
  'links-lead-to-published-pages': linksLeadToPublishedPages,
  'link-text-is-descriptive': linkTextIsDescriptive,
  'lists-begin-with-hyphens': listsBeginWithHyphens,
  'lists-have-no-duplicates': listsHaveNoDuplicates,
  'email-and-phone-links-are-valid': emailAndPhoneLinksAreValid,
  'markup-is-complete': markupIsComplete,
  'mdx-is-safe': mdxIsSafe,
  'media-files-exist': mediaFilesExist,
  'media-is-used': mediaIsUsed,
  'merge-conflicts-are-resolved': mergeConflictsAreResolved,
  'moved-anchors-stay-on-their-page': movedAnchorsStayOnTheirPage,
  'agency-name-comes-from-site-yaml': agencyNameComesFromSiteYaml,
  'required-pages-exist': requiredPagesExist,
  'footnotes-are-referenced': footnotesAreReferenced,
  'openings-close-after-they-open': openingsCloseAfterTheyOpen,
  'external-links-use-https': externalLinksUseHttps,
  'external-links-are-well-formed': externalLinksAreWellFormed,
  'internal-links-are-paths': internalLinksArePaths,
  'pages-are-linked': pagesAreLinked,
  'pages-have-one-headline': pagesHaveOneHeadline,
  'paragraphs-are-unique': paragraphsAreUnique,
  'pictures-are-small': picturesAreSmall,
  'pictures-have-a-web-format': picturesHaveAWebFormat,
  'pictures-are-in-media': picturesAreInMedia,
  'pictures-have-alt-text': picturesHaveAltText,
  'placeholders-are-known': placeholdersAreKnown,
  'placeholders-are-present': placeholdersArePresent,
  'promises-are-consistent': promisesAreConsistent,
  'quotation-marks-are-consistent': quotationMarksAreConsistent,
  'reading-time-fits-the-text': readingTimeFitsTheText,
  'redirects-do-not-hide-pages': redirectsDoNotHidePages,
  'redirects-lead-to-a-page': redirectsLeadToAPage,
  'references-resolve': referencesResolve,
  'scheduled-dates-are-near': scheduledDatesAreNear,
  'solutions-are-listed-on-a-hub': solutionsAreListedOnAHub,
  'solutions-show-every-part': solutionsShowEveryPart,
  'table-rows-match-the-header': tableRowsMatchTheHeader,
  'tables-are-complete': tablesAreComplete,
  'text-is-finished': textIsFinished,
  'text-is-readable': textIsReadable,
  'body-text-is-shown': bodyTextIsShown,
  'times-exist': timesExist,
  'titles-are-unique': titlesAreUnique,
  'titles-fit-search-results': titlesFitSearchResults,
  'titles-have-letters': titlesHaveLetters,
  'tokens-are-not-nested': tokensAreNotNested,
  'vocabulary-is-followed': vocabularyIsFollowed,
  'words-are-not-repeated': wordsAreNotRepeated,
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
