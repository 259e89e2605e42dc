import { unzipSync } from 'fflate';
import { inspectCaptions } from './inspect-captions';
import { inspectPicture } from './inspect-picture';
import { inspectSvg } from './inspect-svg';
import type { MediaFinding } from './media-finding';
import { formats, type MediaFormat, type MediaKind } from './media-formats';
import { damaged, emptyFile, otherFormat, positionInVideo, unsafeArchiveName } from './media-rules';
import { readVideo } from './video-header';
import { unplayable } from './video-rules';

/** Readers look for the end of a PDF in its last bytes (ISO 32000-1, annex H). */
const LENGTH_OF_END = 1024;

/** A PDF begins with its version, which was already checked, and ends with the place of its cross-reference table. */
function inspectDocument(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - LENGTH_OF_END));
  if (/startxref\s+\d+\s+%%EOF/.test(end)) return [];
  return [{ problem: damaged(format, 'its end (%%EOF) is missing') }];
}

/** Far more than any download of this site has. */
const MAX_ENTRIES = 10_000;

/** Reads the directory of a ZIP file, without unpacking anything. */
function inspectArchive(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        // The file only says how many entries it has: it can be billions.
        if (names.push(name) > MAX_ENTRIES) throw new Error(`More than ${MAX_ENTRIES} entries`);
        return false;
      },
    });
  } catch {
    return [{ problem: damaged(format, 'its list of files can not be read') }];
  }
  if (names.length === 0) return [{ problem: damaged(format, 'there is no file in it') }];
  const unsafe = names.find((name) => /^(?:[/\\]|[a-z]:)|\\|(?:^|\/)\.\.(?:\/|$)/i.test(name));
  return unsafe === undefined ? [] : [{ problem: unsafeArchiveName(unsafe) }];
}

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

/** Reads the header of a video: whether it is whole, whether browsers play it, and whether it says where it was filmed. */
function inspectVideo(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const header = readVideo(bytes, format.name);
  if (typeof header === 'string') return [{ problem: damaged(format, header) }];
  const problems = [unplayable(header.codec), header.hasPosition ? positionInVideo() : undefined];
  return problems.flatMap((problem) => (problem ? { problem } : []));
}
