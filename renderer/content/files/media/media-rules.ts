import type { ProblemOf } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule-description';
import {
  LARGEST_MEDIA,
  LARGEST_PICTURE,
  LARGEST_SVG,
  LARGEST_VIDEO,
  MAX_PIXELS,
  MAX_PIXELS_OF_ANIMATION,
} from '../limits';
import { type IsTaken, renameSuggestion } from '../rename-suggestion';
import { allEndings, endingOf, formatOf, type MediaFormat, type MediaKind } from './media-formats';
import { plainMediaName, renameCommand, renamingByTool } from './plain-media-name';
import { MAKE_MP4 } from './video-rules';

const MILLION = 1_000_000;

/** The rules on the files in content/media, except for SVG. */
export const mediaRules = {
  'media-has-an-allowed-format': {
    category: 'Use pictures and downloads',
    // Only once it is read: the tables of the language take 3 MB and 5 ms.
    get description() {
      return `A file in content/media ends in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(allEndings)}.`;
    },
    rationale:
      "Anything there can be published. A web page, a script, or a settings file could run in a visitor's browser, or reveal a secret.",
  },
  'media-is-intact': {
    category: 'Use pictures and downloads',
    description: 'A media file is complete, and is what its ending says.',
    rationale:
      'A file that is cut off, empty, or of another kind leaves a gap in the page, or is a download that does not open.',
  },
  'media-is-within-limits': {
    category: 'Use pictures and downloads',
    description: `A picture has at most ${LARGEST_PICTURE / MILLION} MB and ${MAX_PIXELS / MILLION} megapixels, an SVG ${LARGEST_SVG / MILLION} MB, a video ${LARGEST_VIDEO / MILLION} MB, another media file ${LARGEST_MEDIA / MILLION} MB.`,
    rationale: "A file of a few kilobytes can contain a picture so large that a visitor's browser runs out of memory.",
  },
  'photos-have-no-position': {
    category: 'Use pictures and downloads',
    description: 'No photo or video says where it was taken.',
    rationale:
      'Phones write the position into every photo and video, to a few meters: the address of a customer, or of a colleague at home. The site never publishes that of a photo, but everyone who can read the repository finds it there.',
  },
} as const satisfies Record<string, RuleDescription>;

type MediaProblem = ProblemOf<keyof typeof mediaRules>;

/** The endings of videos that few browsers play. */
const OTHER_VIDEO = /^(?:mov|m4v|avi|mkv|mpe?g|wmv|3gp)$/i;

/** What is wrong with the extension of a media file. */
export function wrongEnding(path: string, isTaken: IsTaken): MediaProblem | undefined {
  const ending = endingOf(path);
  if (!formatOf(path)) {
    return {
      code: 'media-has-an-allowed-format',
      message:
        ending === ''
          ? 'The name of this file has no ending that says what it is.'
          : `Files that end in .${ending} are not published.`,
      found: ending,
      suggestion: /^hei[cf]$/i.test(ending)
        ? 'Run   npm run media   which makes a JPEG of it.'
        : OTHER_VIDEO.test(ending)
          ? `Make an MP4 of it:   ${MAKE_MP4}`
          : `Save it as one of these, or delete it: ${allEndings.join(', ')}.`,
    };
  }
  if (ending === ending.toLowerCase()) return undefined;
  const plain = plainMediaName(path.slice('media/'.length), (name) => isTaken(`media/${name}`));
  return {
    code: 'media-has-an-allowed-format',
    message: `The ending .${ending} has capital letters, so hosts may not recognize what kind of file it is.`,
    found: ending,
    suggestion: renamingByTool(plain),
  };
}

/** The suggestion to rename a file and its uses. Both paths begin with media/. */
export function renaming(path: string, wanted: string, isTaken: IsTaken): string {
  if (isTaken(wanted)) return renameSuggestion(wanted, isTaken);
  return renameCommand(path.slice('media/'.length), wanted.slice('media/'.length));
}

export const emptyFile = (): MediaProblem => ({
  code: 'media-is-intact',
  message: 'This file is empty (0 bytes).',
  suggestion: 'Put the file here again, or delete it.',
});

/** @param actual the format that the file has by its content, if the site knows it */
export function otherFormat(expected: MediaFormat, actual: MediaFormat | undefined, start: string): MediaProblem {
  const what = actual ? `${withArticle(actual)} file` : guess(start);
  return {
    code: 'media-is-intact',
    message: `By its ending, this is ${withArticle(expected)} file, but its content is ${what}.`,
    found: actual?.name ?? 'other content',
    suggestion: actual ? '' : remedyFor(expected, start),
  };
}

/** Names that begin with the sound of a vowel, as an AVIF. */
function withArticle({ name }: MediaFormat): string {
  return `${/^(?:AVIF|MP4|SVG)$/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Captions of DVDs and editing programs (SubRip): a number, then times with a comma. */
const SUBRIP = /^\s*\d+\s+\d\d:\d\d:\d\d,\d{3} -->/;

function remedyFor({ name, kind }: MediaFormat, start: string): string {
  if (SUBRIP.test(start))
    return 'Begin it with a line WEBVTT and an empty line, and write each time with a dot:   00:00:01.000 --> 00:00:04.000';
  if (kind === 'video' && QUICKTIME.test(start)) return `Make an MP4 of it:   ${MAKE_MP4}`;
  return `Export it again as ${name}, or delete it.`;
}

const QUICKTIME = /^[\s\S]{4}ftypqt /;

/** What the first characters look like. */
function guess(start: string): string {
  if (/^\W{0,8}<(?:!doctype html|html|head|body|script)\b/i.test(start)) return 'a web page (HTML)';
  if (/^(?:MZ|\x7fELF|#!)/.test(start)) return 'a program';
  if (SUBRIP.test(start)) return 'captions of another kind (SubRip)';
  if (QUICKTIME.test(start)) return 'a QuickTime video';
  if (/^version https:\/\/git-lfs/.test(start)) return 'a note of Git LFS in place of the file';
  return 'something else';
}

/**
 * @param reason what is wrong, in plain words
 * @param detail the decoder's message, for tools only
 */
export const damaged = (
  { name }: Pick<MediaFormat, 'name'>,
  reason: string | undefined,
  detail = reason,
): MediaProblem => ({
  code: 'media-is-intact',
  message: `This ${name} file is damaged or cut off${reason === undefined ? '' : `: ${reason}`}.`,
  found: detail,
  suggestion: 'Export it again, and open it in a browser before you add it.',
});

export const unsafeArchiveName = (name: string): MediaProblem => ({
  code: 'media-is-intact',
  message: `This ZIP file has an entry named ${name}, which would be unpacked outside its folder.`,
  found: name,
  suggestion: 'Pack the files again from inside their folder.',
});

export const tooManyBytes = (bytes: number, { kind, mostBytes }: MediaFormat): MediaProblem => ({
  code: 'media-is-within-limits',
  message: `This file has ${Math.ceil(bytes / 100_000) / 10} MB; ${mostBytes / MILLION} MB are allowed.`,
  found: `${bytes} bytes`,
  suggestion: SMALLER[kind] ?? 'Make it smaller, or offer it for download from another place and link to it.',
});

const SMALLER: Partial<Record<MediaKind, string>> = {
  picture: 'Run   npm run media   which makes it smaller.',
  video: `Make it shorter or smaller:   ${MAKE_MP4}   A long one is better off at YouTube or Vimeo: name its address instead of a file.`,
};

export function tooManyPixels(width: number, height: number, frames: number): MediaProblem | undefined {
  const pixels = width * height;
  if (pixels > MAX_PIXELS) {
    return {
      code: 'media-is-within-limits',
      message: `This picture is ${width} × ${height} pixels, ${Math.ceil(pixels / MILLION)} megapixels; ${MAX_PIXELS / MILLION} are allowed.`,
      found: `${width} × ${height}`,
      suggestion: 'Run   npm run media   which makes it smaller, or crop it first.',
    };
  }
  if (pixels * frames <= MAX_PIXELS_OF_ANIMATION) return undefined;
  return {
    code: 'media-is-within-limits',
    message: `The ${frames} frames of this animation have ${Math.ceil((pixels * frames) / MILLION)} megapixels together; ${MAX_PIXELS_OF_ANIMATION / MILLION} are allowed.`,
    found: `${width} × ${height}, ${frames} frames`,
    suggestion: 'Make it smaller, or shorter.',
  };
}

export const positionInside = (): MediaProblem => ({
  severity: 'warning',
  code: 'photos-have-no-position',
  message: 'This photo says where it was taken (GPS).',
  found: 'GPS',
  suggestion:
    'Run   npm run media   before you commit it. Git keeps what was committed: if it was, ask an engineer to take it out of the history.',
});

/** A video is published as it is. */
export const positionInVideo = (): MediaProblem => ({
  code: 'photos-have-no-position',
  message: 'This video says where it was filmed (GPS).',
  found: 'GPS',
  suggestion:
    'Take it out before you commit it:   ffmpeg -i from.mp4 -map_metadata -1 -c copy -movflags faststart video.mp4',
});

/** @param line of a captions file */
export const wrongTime = (line: string): MediaProblem => ({
  code: 'media-is-intact',
  message: `Browsers leave out captions whose times they can't read: ${line.slice(0, 60)}`,
  found: line,
  suggestion: 'Write them with thousandths, and two digits for all else:   00:01.000 --> 00:04.500',
});

/** @param line of a captions file */
export const endsBeforeItBegins = (line: string): MediaProblem => ({
  code: 'media-is-intact',
  message: `These captions end before they begin, so nobody sees them: ${line.slice(0, 60)}`,
  found: line,
  suggestion: 'Write the earlier time first.',
});

/** @param line of a captions file, and the one with times before it */
export const beginsBeforeTheLast = (line: string, before: string): MediaProblem => ({
  code: 'media-is-intact',
  message: `These captions begin before the ones above them: ${line.slice(0, 60)}`,
  found: line,
  suggestion: `Put them in the order of their times, or correct one of the two. Above them:   ${before.slice(0, 60)}`,
});

/** Captions in another encoding than UTF-8. */
export const otherEncoding = (): MediaProblem => ({
  code: 'media-is-intact',
  message: 'These captions are not in UTF-8, so browsers show other characters instead of some letters.',
  found: 'another encoding',
  suggestion: 'Open the file in an editor, and save it again with the encoding UTF-8.',
});

export const tooManyPixelsInside = (): MediaProblem => ({
  code: 'media-is-within-limits',
  message: `The pictures inside this SVG have more than ${MAX_PIXELS / MILLION} megapixels together.`,
  suggestion: 'Make them smaller in the drawing program, or save the whole drawing as a WebP or PNG.',
});

export const tooDeep = (most: number): MediaProblem => ({
  code: 'media-is-within-limits',
  message: `The elements of this SVG are nested more than ${most} levels deep.`,
  suggestion: 'Ungroup its parts in the drawing program, and export it again.',
});

export const tooManyCopies = (most: number): MediaProblem => ({
  code: 'media-is-within-limits',
  message: `This SVG draws more than ${most.toLocaleString('en')} shapes, since it repeats parts that repeat others (<use>), or draws a part inside itself.`,
  suggestion: 'Simplify it in the drawing program, or save it as a PNG.',
});
