/* What a site consists of, and what every site uses. Components use the door react, too, and islands only browser. */

export { mediaNameOf } from './content/pictures/variants';
export { defineRule, type Rule } from './content/rules/define-rule';
export type { BodyComponents } from './content/schema/body-components';
export type { Entry } from './content/schema/content';
export { defineKind } from './content/schema/define-kind';
export { defineList } from './content/schema/define-list';
export { defineLooks } from './content/schema/define-looks';
export { defineSection } from './content/schema/define-section';
export { defineSite } from './content/schema/define-site';
export { defineTemplate, withTemplate } from './content/schema/define-template';
export { email } from './content/schema/fields/contact';
export { date } from './content/schema/fields/date';
export { distinct } from './content/schema/fields/distinct';
export { link } from './content/schema/fields/link';
export { pageHead } from './content/schema/fields/page-head';
export { photo } from './content/schema/fields/picture';
export { reference } from './content/schema/fields/reference';
export { sectionFields } from './content/schema/fields/section-base';
export { sections } from './content/schema/fields/sections';
export { phrase, text } from './content/schema/fields/text';
export { fillPlaceholders } from './content/schema/fill-placeholders';
export { formatDate } from './content/schema/format-date';
export type { PicturePlace } from './content/schema/picture-place';
export { type SectionProps, withComponent } from './content/schema/with-component';

/* For fields that not every site has, and formats of its own. */

export { defineFormat } from './content/schema/define-format';
export { address, href } from './content/schema/fields/address';
export { telephone } from './content/schema/fields/contact';
export { language } from './content/schema/fields/language';
export { pictureFields } from './content/schema/fields/picture';
export { headedSectionFields } from './content/schema/fields/section-base';
export { code } from './content/schema/fields/text';
export { videoFields } from './content/schema/fields/video';

/* For texts that no page shows, or only in some states: the build reports all others that are on no page. */

export { SHOWN } from './content/schema/fields/text';

/* For templates and rules that read data files of the engine: where pages have moved, and which words are avoided. */

export { redirects } from './content/schema/redirects';
export { vocabulary } from './content/schema/vocabulary';

/* For templates and components in several files: the types of what content says. */

export type { Content } from './content/schema/content';
export type { DataOf } from './content/schema/define-list';
export type { SectionData, SectionOf } from './content/schema/define-section';
export type { PageProps } from './content/schema/define-template';
export type { Link } from './content/schema/fields/link';
export type { Ref } from './content/schema/fields/reference';

/* For what is drawn on pages of several kinds, or differs with the other sections of a page. */

export { isOfKind } from './content/schema/content';
export { isSection } from './content/schema/define-section';
export { sectionsOf } from './content/schema/sections-of';

/* For lists that go on at further pages. */

export { partOnPage } from './content/schema/list-pages';

/* For texts in another language than that of the page. */

export { inLanguage } from './content/schema/language';

/* For components that draw media: the address of a file, the title of a dark version in Markdown, the video at an address. */

export { addressOfOriginal } from './content/pictures/variants';
export { DARK } from './content/schema/body-components';
export { hostedVideoOf } from './content/schema/hosted-video';

/* For a 404 page that redirects the old addresses that not every host can. */

export { unlikeOnHosts } from './content/schema/old-address';

/* For what a site writes into a page once the rest of it is known, such as its weight. */

export type { FinishedPage } from './content/schema/finished-page';

/* For rules: what they take and return, and what they compare texts with. */

export type { CheckedContent, CheckedFile, Finding, Problem } from './content/rules/define-rule';
export { tokensOf } from './content/schema/tokens';
export { comparableText } from './content/text/comparable-text';
export { countOf } from './content/text/count-of';
export { didYouMean } from './content/text/did-you-mean';
export { escapePattern } from './content/text/escape-pattern';
export { isPlaceholder } from './content/text/unfinished-text';
export { memoize } from './platform/memoize';

/* For what the check says in another language than English. */

export type { Messages } from './content/diagnostics/messages';

/* For settings of a site, such as the receivers of its forms. */

export { addressSetting, defineSettings, flagSetting, isSecure } from './content/settings';

/* For structured data, which search engines read. */

export type { PageFacts } from './content/schema/page-facts';
export { newsPictureUrls, pictureUrl } from './html/head/social-image-urls';
export { organizationId } from './html/head/structured-data/ids';
export { publisher } from './html/head/structured-data/organization';
export { pictureObject } from './html/head/structured-data/picture-object';
export { toTimestamp } from './html/head/to-timestamp';
