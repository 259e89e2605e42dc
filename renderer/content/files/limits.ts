/** A limit for content files. */
interface Limit {
  most: number;
  /** What is counted, as the end of "… has 12,345". */
  unit: string;
  /** What the limit is for. */
  of: 'file' | 'line' | 'paragraph' | 'place';
  suggestion: string;
}

/**
 * The limits of content: at least ten times the largest file of the site, and low enough that any file is
 * checked within two seconds. Each limit is checked before the step that would take long or fail beyond it.
 */
export const limits = {
  size: {
    most: 1_000_000,
    unit: 'bytes of text',
    of: 'file',
    suggestion: 'Split it into several files. Pictures and downloads belong in content/media, not in a text.',
  },
  lines: {
    most: 6_000,
    unit: 'lines',
    of: 'file',
    suggestion: 'Split it into several files, or delete unneeded empty lines.',
  },
  lineLength: {
    most: 20_000,
    unit: 'characters',
    of: 'line',
    suggestion: 'Break it into several lines.',
  },
  markup: {
    most: 20_000,
    unit: 'characters of markup, such as * _ ` [ ( < and |',
    of: 'file',
    suggestion: 'Split it into several files, or write it with less markup.',
  },
  markupInParagraph: {
    most: 1_000,
    unit: 'characters of markup, such as * _ ` [ and <',
    of: 'paragraph',
    suggestion: 'Break it into several paragraphs, with an empty line between them.',
  },
  braces: {
    most: 1_000,
    unit: 'closing braces',
    of: 'file',
    suggestion: 'Split it into several files, or show less code in it.',
  },
  underlines: {
    most: 200,
    unit: 'lines of hyphens or equals signs right below text, which make it a heading',
    of: 'file',
    suggestion: 'Put an empty line above each line of hyphens. Begin headings with ##.',
  },
  links: {
    most: 5_000,
    unit: 'links and addresses',
    of: 'file',
    suggestion: 'Split it into several files.',
  },
  nesting: {
    most: 100,
    unit: 'levels of lists, quotations, tags, brackets, or fields inside each other',
    of: 'place',
    suggestion: 'Remove most of the levels, or the spaces at the beginning of the line.',
  },
  indentation: {
    most: 40_000,
    unit: 'levels of lists, quotations, and indentation, added up over all lines',
    of: 'file',
    suggestion: 'Split it into several files, or remove levels.',
  },
  entries: {
    most: 5_000,
    unit: 'fields and list entries',
    of: 'file',
    suggestion: 'Delete unneeded entries, or split the file.',
  },
  aliases: {
    most: 20,
    unit: 'values that begin with *, &, or !, which YAML reads as references and types',
    of: 'file',
    suggestion: 'Write each value out. Put it in quotes if it is meant to begin with such a character.',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** How many errors of one rule are shown in one file. */
export const MAX_SHOWN = 100;

/** The largest media files that are opened at all, in bytes. */
export const LARGEST_MEDIA = 20_000_000;
export const LARGEST_PICTURE = 15_000_000;
export const LARGEST_SVG = 1_000_000;
/** A minute of a screen, or twenty seconds of a camera. Longer ones are better off where videos are streamed. */
export const LARGEST_VIDEO = 8_000_000;
export const LARGEST_CAPTIONS = 500_000;

/** No screen shows more than this, and a browser needs 200 MB for it. */
export const MAX_PIXELS = 50_000_000;

/** A larger animation costs visitors more than a video of the same length. */
export const LARGEST_ANIMATION = 1_000_000;

/** All frames of an animation together. */
export const MAX_PIXELS_OF_ANIMATION = 5 * MAX_PIXELS;
