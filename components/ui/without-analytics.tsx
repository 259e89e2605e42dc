import type { ReactNode } from 'react';
import { useSettings } from 'sitewright/react';
import { analyticsSettings } from '../model/settings/analytics';

/** A part of a text for sites without analytics. */
export function WithoutAnalytics({ children }: { children?: ReactNode }) {
  return useSettings(analyticsSettings).VITE_ANALYTICS ? null : children;
}
