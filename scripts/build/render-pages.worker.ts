import type { RenderedPage, RenderOptions } from '../../renderer/html/rendered-page';
import type { CreateTask } from '../../renderer/platform/workers/run-in-workers';
import { createPageRenderer } from '../../renderer/render-page';
import { openEntryStore, type StoredContent } from './entry-store';

/** A workshop as a thread is told of it. */
export type StoredRenderOptions = Omit<RenderOptions, 'content'> & { content: StoredContent };

/** Makes pages in a thread. */
export const createTask: CreateTask<StoredRenderOptions, string, RenderedPage> = ({ content, ...others }) =>
  createPageRenderer({ ...others, content: openEntryStore(content) });
