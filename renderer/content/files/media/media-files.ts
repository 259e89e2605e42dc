import type { Folder } from '../../../platform/folder';
import { rejectEntries } from '../reject-entries';

/** The paths of the media files of a content folder, beginning with `media/`. Files with a wrong name are left out. */
export function mediaFiles(folder: Pick<Folder, 'list'>): string[] {
  return rejectEntries(folder.list('media')).media.sort();
}
