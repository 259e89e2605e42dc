import type { RenderedPage, RenderOptions } from '../../html/rendered-page';
import type { CreateTask } from '../../platform/workers/run-in-workers';
import { createPageRenderer } from '../../render-page';
import { openEntryStore, type StoredContent } from './entry-store';

/** Render options as they are sent to a worker. */
export type StoredRenderOptions = Omit<RenderOptions, 'content'> & { content: StoredContent };

/** Renders pages in a worker. */
export const createTask: CreateTask<StoredRenderOptions, string, RenderedPage> = ({ content, ...others }) =>
  createPageRenderer({ ...others, content: openEntryStore(content) });
