import type { ReactNode } from 'react';
import type { AnyEntry } from '../../renderer/content/schema/content';

/** The props that a page's onBeforeRender passes to the document. */
export interface PageProps {
  entry: AnyEntry;
  /** The rendered body of the entry. */
  body: ReactNode;
}
