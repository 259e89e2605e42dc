import { markContent } from '../click-to-edit/mark-content';
import { readSettings } from '../settings';
import { loadContent } from './index';
import { Memory } from './memory';
import { contentRoot } from './root';
import type { Content } from './schema/content';

/**
 * The content of the site, loaded when this module is. Routes must be told synchronously, so the wait stands here.
 * In development the content plugin drops the module when a content file changes, and the next page loads it anew.
 */
export const content: Content = await soundContent();

/** @throws Error where the content has an error; the build and the dev server have printed it before */
async function soundContent(): Promise<Content> {
  // Whoever writes wants to see it, so development is a preview.
  const isPreview = import.meta.env.DEV || readSettings().SITE_PREVIEW;
  const memory = await Memory.open(contentRoot());
  const loaded = await loadContent(contentRoot(), {
    isPreview,
    memory,
    ...(import.meta.env.DEV && { mark: markContent }),
  });
  if (!loaded.content) throw new Error('The content has errors: npm run check lists them.');
  return loaded.content;
}
