import type { AddedFiles, RenderOptions, WrittenPage } from '../../html/rendered-page';
import type { CreateTask } from '../../platform/workers/open-workers';
import { createPageRenderer } from '../../render-page';
import { openEntryStore, type StoredContent } from './entry-store';

/** Render options as they are sent to a worker. */
export type StoredRenderOptions = Omit<RenderOptions, 'content'> & { content: StoredContent };

/** The address of a page to render, or a page to complete. */
export type PageTask = string | WrittenPage;

/** Renders and completes pages in a worker. */
export const createTask: CreateTask<StoredRenderOptions, PageTask, AddedFiles> = async ({ content, ...others }) => {
  const { render, complete } = await createPageRenderer({ ...others, content: openEntryStore(content) });
  return (task) => (typeof task === 'string' ? render(task) : complete(task));
};
