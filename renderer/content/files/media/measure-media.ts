import type { MediaFacts } from './media-cache';
import type { MediaFormat } from './media-formats';
import { measurePicture } from './picture-facts';
import { readVideo } from './video-header';

/** What pages need to know of a media file in which the check has found no error. */
export async function measureMedia(bytes: Buffer, format: MediaFormat): Promise<MediaFacts> {
  if (format.kind === 'video') {
    const header = readVideo(bytes, format.name);
    return typeof header === 'string' ? {} : { video: header.facts };
  }
  const picture = await measurePicture(bytes, format);
  return picture ? { picture } : {};
}
