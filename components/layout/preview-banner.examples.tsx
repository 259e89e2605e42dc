import type { Content } from '../../renderer/content/schema/content';
import type { PublicationState } from '../../renderer/content/schema/publication';
import { entriesOf } from '../examples';
import { PreviewBanner } from './preview-banner';

export const layout = 'bands';

export function examples(content: Content) {
  const [entry] = [...entriesOf('article', content), ...content.entries.values()];
  const inState = (state: PublicationState) => <>{entry && <PreviewBanner entry={{ ...entry, state }} />}</>;
  return { draft: inState('draft'), scheduled: inState('scheduled'), 'published: nothing': inState('published') };
}
