/* What the components of every site use. */

export { useContent, useList } from './content-context';
export { DateText } from './date-text';
export type { GalleryParts } from './gallery';
export { Picture } from './picture';
export { drawnBy } from './sections';
export { Stylesheet } from './stylesheet';

/* For components that need to know more than their props: the page that they are on, the settings, the address of the site. */

export { usePage, useSettings, useSiteUrl } from './content-context';

/* For data that scripts or search engines read, and for a drawing that a page has once and shows more than once. */

export { DataBlock } from './data-block';
export { SharedElement } from './shared-element';

/* For the components in the gallery of development. */

export type { Examples } from './gallery';
