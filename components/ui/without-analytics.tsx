import type { ReactNode } from 'react';
import { useAnalytics } from '../content-context';

/** What a text says only where visits are not counted. */
export function WithoutAnalytics({ children }: { children?: ReactNode }) {
  return useAnalytics() ? null : children;
}
