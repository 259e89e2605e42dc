import type { OpenWork } from '../threads/in-threads';
import type { NewPage, Workshop } from './made-page';
import { openWorkshop } from './page-maker';
import { openContent, type StoredContent } from './stored-content';

/** A workshop as a thread is told of it. */
export type StoredWorkshop = Omit<Workshop, 'content'> & { content: StoredContent };

/** Makes pages in a thread. */
export const openWork: OpenWork<StoredWorkshop, string, NewPage> = ({ content, ...others }) =>
  openWorkshop({ ...others, content: openContent(content) });
