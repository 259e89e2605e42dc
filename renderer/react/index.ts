/** What the components of a site use of the engine: #engine/react. Its definitions use #engine, which loads no React. */
export { useContent, useList, useSettings } from './content-context';
export { DateText } from './date-text';
export type { GalleryParts } from './gallery';
export { drawnBy } from './sections';
export { SharedElement } from './shared-element';
export { Stylesheet } from './stylesheet';
