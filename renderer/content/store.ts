import { checkedContent } from './checked-content';
import type { Content } from './schema/content';

/**
 * The content of the site, for the modules of the framework, which imports them and gives them nothing. A build has
 * checked it and hands it over; in development it is loaded when this module is, and the content plugin drops the module
 * when a content file changes.
 */
export const content: Content = import.meta.env.DEV ? await loadForPreview() : checkedContent();

/** @throws Error where the content has an error; the dev server has printed it before */
async function loadForPreview(): Promise<Content> {
  const [{ loadContent }, { Memory }, { contentRoot }, { markContent }] = await Promise.all([
    import('./index'),
    import('./memory'),
    import('./root'),
    import('../click-to-edit/mark-content'),
  ]);
  const root = contentRoot();
  // Whoever writes wants to see it, so development is a preview.
  const loaded = await loadContent(root, { isPreview: true, memory: await Memory.open(root), mark: markContent });
  if (!loaded.content) throw new Error('The content has errors: npm run check lists them.');
  return loaded.content;
}
