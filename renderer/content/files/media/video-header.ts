import type { VideoFacts } from '../../schema/video-facts';
import { readMp4 } from './read-mp4';
import { readWebm } from './read-webm';

/** What the header of a video says. */
export interface VideoHeader {
  facts: VideoFacts;
  /** How its pictures are encoded, as the format names it: avc1, V_VP9. */
  codec: string;
  hasPosition: boolean;
}

/**
 * Reads an MP4 or WebM file without decoding it.
 * @param format MP4 or WebM
 * @returns the header, or what is wrong, in plain words
 * @throws RangeError if it says that something is outside of the file
 */
export function readVideo(bytes: Buffer, format: string): VideoHeader | string {
  return format === 'MP4' ? readMp4(bytes) : readWebm(bytes);
}
