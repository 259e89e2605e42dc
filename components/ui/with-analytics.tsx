import type { ReactNode } from 'react';
import { words } from '../../pages/lists/words';
import { analyticsSettings } from '../../pages/settings/analytics';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useList, useSettings } from '../../renderer/react/content-context';

/** A part of a text for sites with analytics, which may name the service and its address. */
export function WithAnalytics({ children }: { children?: ReactNode }) {
  const { VITE_ANALYTICS: analytics } = useSettings(analyticsSettings);
  const labels = useList(words);
  if (!analytics) return null;
  const { service, collector } = analytics;
  return (
    <>
      {children}
      <p>{fillPlaceholders(labels.legal.analytics, { service, host: new URL(collector).host })}</p>
    </>
  );
}
