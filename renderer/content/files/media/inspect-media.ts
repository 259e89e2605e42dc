import { inspectArchive } from './inspect-archive';
import { inspectCaptions } from './inspect-captions';
import { inspectDocument } from './inspect-document';
import { inspectPicture } from './inspect-picture';
import { inspectSvg } from './inspect-svg';
import { inspectVideo } from './inspect-video';
import type { MediaFinding } from './media-finding';
import { formats, type MediaFormat, type MediaKind } from './media-formats';
import { damaged, emptyFile, otherFormat } from './media-rules';

type Inspect = (bytes: Buffer, format: MediaFormat) => MediaFinding[] | Promise<MediaFinding[]>;

const inspectors: Record<MediaKind, Inspect> = {
  picture: inspectPicture,
  drawing: inspectSvg,
  video: inspectVideo,
  captions: inspectCaptions,
  document: inspectDocument,
  archive: inspectArchive,
};

/** The number of bytes, after any white space, that identify a format. */
const LONGEST_START = 256;

/**
 * What is wrong inside a media file.
 * @param format the format of its extension
 */
export async function inspectMedia(bytes: Buffer, format: MediaFormat): Promise<MediaFinding[]> {
  if (bytes.length === 0) return [{ problem: emptyFile() }];
  const start = bytes.toString('latin1', 0, LONGEST_START);
  const other = formats.find((each) => each !== format && each.start.test(start));
  const isOther = format.kind === 'drawing' ? other !== undefined : !format.start.test(start);
  if (isOther) return [wrongFormat(format, other, start)];
  try {
    return await inspectors[format.kind](bytes, format);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [{ problem: damaged(format, undefined, detail) }];
  }
}

function wrongFormat(expected: MediaFormat, actual: MediaFormat | undefined, start: string): MediaFinding {
  const rightEnding = actual?.endings[0];
  return { problem: otherFormat(expected, actual, start), ...(rightEnding !== undefined && { rightEnding }) };
}
