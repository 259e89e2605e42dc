import type { NewPage, Workshop } from '../../renderer/html/rendered-page';
import type { OpenWork } from '../../renderer/platform/workers/run-in-workers';
import { openWorkshop } from '../../renderer/render-page';
import { openContent, type StoredContent } from './entry-store';

/** A workshop as a thread is told of it. */
export type StoredWorkshop = Omit<Workshop, 'content'> & { content: StoredContent };

/** Makes pages in a thread. */
export const openWork: OpenWork<StoredWorkshop, string, NewPage> = ({ content, ...others }) =>
  openWorkshop({ ...others, content: openContent(content) });
