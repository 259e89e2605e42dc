import type { ReactNode } from 'react';
import { useAnalytics, useContent } from '../content-context';
import { analyticsSentence } from './analytics-sentence';

/** What a text says only where visits are counted, and by whom they are. */
export function WithAnalytics({ children }: { children?: ReactNode }) {
  const analytics = useAnalytics();
  const { words } = useContent();
  if (!analytics) return null;
  return (
    <>
      {children}
      <p>{analyticsSentence(analytics, words)}</p>
    </>
  );
}
