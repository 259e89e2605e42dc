import type { ReactNode } from 'react';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useAnalytics, useContent } from '../content-context';

/** What a text says only where visits are counted, and by whom and where they are. */
export function WithAnalytics({ children }: { children?: ReactNode }) {
  const analytics = useAnalytics();
  const { words } = useContent();
  if (!analytics) return null;
  const { service, collector } = analytics;
  return (
    <>
      {children}
      <p>{fillPlaceholders(words.legal.analytics, { service, host: new URL(collector).host })}</p>
    </>
  );
}
