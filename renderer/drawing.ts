/** For what a site writes besides pages, such as a PDF. */
export { typesetText } from './html/typeset-text';
export { lightColors } from './outputs/drawing/light-colors';
export { leaveGaps } from './outputs/drawing/missing-characters';
export { inCache } from './platform/cache-folder.mjs';
export { partVersion } from './platform/code-version.mjs';
export { readEntry, writeEntry } from './platform/disk-cache.mjs';
