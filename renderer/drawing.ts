/* For what a site writes besides pages, such as a PDF. */

export { typesetText } from './html/typeset-text';
export { cachedOutput } from './outputs/drawing/cached-output';
export { lightColors } from './outputs/drawing/light-colors';
export { leaveGaps } from './outputs/drawing/missing-characters';
