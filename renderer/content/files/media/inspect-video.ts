import type { MediaFinding } from './media-finding';
import type { MediaFormat } from './media-formats';
import { damaged, positionInVideo } from './media-rules';
import { readVideo } from './video-header';
import { unplayable } from './video-rules';

/** Reads the header of a video: whether it is whole, whether browsers play it, and whether it says where it was filmed. */
export function inspectVideo(bytes: Buffer, format: MediaFormat): MediaFinding[] {
  const header = readVideo(bytes, format.name);
  if (typeof header === 'string') return [{ problem: damaged(format, header) }];
  const problems = [unplayable(header.codec), header.hasPosition ? positionInVideo() : undefined];
  return problems.flatMap((problem) => (problem ? { problem } : []));
}
