import type { ReactNode } from 'react';
import { analyticsSettings } from '../../pages/settings/analytics';
import { useSettings } from '../../renderer/react/content-context';

/** What a text says only where visits are not counted. */
export function WithoutAnalytics({ children }: { children?: ReactNode }) {
  return useSettings(analyticsSettings).VITE_ANALYTICS ? null : children;
}
