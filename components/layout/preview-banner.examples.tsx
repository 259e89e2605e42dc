import { article } from '../../pages/article/schema';
import type { Content, PublicationState } from '../../renderer/content/schema/content';
import { PreviewBanner } from './preview-banner';

export const layout = 'bands';

export function examples(content: Content) {
  const [entry = content.page('/')] = content.all(article);
  const inState = (state: PublicationState) => <PreviewBanner entry={{ ...entry, state }} />;
  return { draft: inState('draft'), scheduled: inState('scheduled'), 'published: nothing': inState('published') };
}
