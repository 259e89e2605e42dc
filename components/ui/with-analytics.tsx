import type { ReactNode } from 'react';
import { fillPlaceholders } from 'sitewright';
import { useList, useSettings } from 'sitewright/react';
import { words } from '../model/lists/words';
import { analyticsSettings } from '../model/settings/analytics';

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
