import type { ReactNode } from 'react';
import type { AnyEntry } from '../../renderer/content/schema/content';

/** What a page's onBeforeRender hands to the document. */
export interface PageProps {
  entry: AnyEntry;
  /** The rendered body of the entry. */
  body: ReactNode;
}
