import type { Content, Entry } from 'sitewright';
import type { Examples } from 'sitewright/react';
import { PreviewBanner } from './preview-banner';

export const layout = 'bands';

export function examples(_content: Content, pages: readonly Entry[]): Examples {
  const entry = pages.find(({ published }) => published !== undefined);
  if (!entry) return {};
  const inState = (state: Entry['state']) => <PreviewBanner entry={{ ...entry, state }} />;
  return { draft: inState('draft'), scheduled: inState('scheduled'), 'published: nothing': inState('published') };
}
