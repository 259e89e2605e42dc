/** What the components of a site use of the engine to draw a page. */
export { useContent, useList, usePage, useSettings, useSiteUrl } from './content-context';
export { DataBlock } from './data-block';
export { DateText } from './date-text';
export type { Examples, GalleryParts } from './gallery';
export { Picture } from './picture';
export { drawnBy } from './sections';
export { SharedElement } from './shared-element';
export { Stylesheet } from './stylesheet';
