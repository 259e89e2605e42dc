import type { Content, PublicationState } from 'sitewright';
import { article } from '../model/kinds/article';
import { PreviewBanner } from './preview-banner';

export const layout = 'bands';

export function examples(content: Content) {
  const [entry = content.page('/')] = content.all(article);
  const inState = (state: PublicationState) => <PreviewBanner entry={{ ...entry, state }} />;
  return { draft: inState('draft'), scheduled: inState('scheduled'), 'published: nothing': inState('published') };
}
