import type { ReactNode } from 'react';
import { analyticsSettings } from '../../pages/settings/analytics';
import { useSettings } from '../../renderer/react/content-context';

/** A part of a text for sites without analytics. */
export function WithoutAnalytics({ children }: { children?: ReactNode }) {
  return useSettings(analyticsSettings).VITE_ANALYTICS ? null : children;
}
