/** What a site consists of: its kinds, sections, lists, rules. Components use the door react, too, and islands only browser. */

export type { Messages } from './content/diagnostics/messages';
export {
  addressOfOriginal,
  fallbackAddress,
  mediaNameOf,
} from './content/pictures/variants';
export {
  type CheckedContent,
  type CheckedFile,
  type Copy,
  defineRule,
  type Finding,
  hasSource,
  howToAllow,
  isQuoted,
  limitDiagnostics,
  type Problem,
  type Rule,
} from './content/rules/define-rule';
export { type AlertKind, type BodyComponents, DARK } from './content/schema/body-components';
export { latestDay } from './content/schema/build-date';
export {
  type Content,
  type Entry,
  type Heading,
  isOfKind,
  isPaginated,
  type MediaFile,
  type PublicationState,
} from './content/schema/content';
export { FIRST_YEAR } from './content/schema/dates';
export { defineFormat } from './content/schema/define-format';
export { defineKind, NEWEST_FIRST } from './content/schema/define-kind';
export { type DataOf, defineList } from './content/schema/define-list';
export { defineLooks } from './content/schema/define-looks';
export { defineSection, isSection, type SectionData, type SectionOf } from './content/schema/define-section';
export { type Drawing, defineSite, type Output } from './content/schema/define-site';
export { defineTemplate, type PageProps, withTemplate } from './content/schema/define-template';
export { address, href, LEFT_OUT } from './content/schema/fields/address';
export { email, telephone } from './content/schema/fields/contact';
export { date } from './content/schema/fields/date';
export { distinct } from './content/schema/fields/distinct';
export { language } from './content/schema/fields/language';
export { type Link, link } from './content/schema/fields/link';
export { pageHead } from './content/schema/fields/page-head';
export { permission } from './content/schema/fields/permission';
export {
  type Focus,
  type Photo,
  photo,
  pictureFields,
} from './content/schema/fields/picture';
export { type Ref, reference } from './content/schema/fields/reference';
export { headedSectionFields, sectionFields, sectionId } from './content/schema/fields/section-base';
export { sections } from './content/schema/fields/sections';
export { code, phrase, text } from './content/schema/fields/text';
export { videoFields } from './content/schema/fields/video';
export { fillPlaceholders } from './content/schema/fill-placeholders';
export type { FinishedPage } from './content/schema/finished-page';
export { formatDate } from './content/schema/format-date';
export { type HostedVideo, hostedVideoOf } from './content/schema/hosted-video';
export { inLanguage, languageAttributes } from './content/schema/language';
export { addressOfPage, partOnPage } from './content/schema/list-pages';
export { unlikeOnHosts } from './content/schema/old-address';
export type { PageFacts } from './content/schema/page-facts';
export type { PictureFacts } from './content/schema/picture-facts';
export type { PicturePlace } from './content/schema/picture-place';
export { isClosed } from './content/schema/publication';
export { type Redirects, redirects } from './content/schema/redirects';
export { sectionsOf } from './content/schema/sections-of';
export { tokensOf } from './content/schema/tokens';
export { vocabulary } from './content/schema/vocabulary';
export { fieldsOf, type Path } from './content/schema/walk-fields';
export { type SectionProps, withComponent } from './content/schema/with-component';
export { addressSetting, defineSettings, flagSetting, isSecure, pathsOn } from './content/settings';
export { comparableText } from './content/text/comparable-text';
export { countOf } from './content/text/count-of';
export { didYouMean, didYouMeanAddress, unambiguousMatch } from './content/text/did-you-mean';
export { escapePattern } from './content/text/escape-pattern';
export { asPlaceholder } from './content/text/placeholders';
export { toSlug } from './content/text/slug';
export { isPlaceholder } from './content/text/unfinished-text';
export { newsPictureUrls, pictureUrl } from './html/head/social-image-urls';
export { organizationId } from './html/head/structured-data/ids';
export { publisher } from './html/head/structured-data/organization';
export { pictureObject } from './html/head/structured-data/picture-object';
export { toTimestamp } from './html/head/to-timestamp';
export { hash } from './platform/hash';
export { memoize } from './platform/memoize';
export { valueAt } from './platform/records';
