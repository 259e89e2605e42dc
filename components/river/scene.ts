import type { ReactNode } from 'react';

/** One moment of the day of two paddlers and a dog; one unit is one pixel, and the water begins at 64. */
export interface Scene {
  width: number;
  /** People on a dock do not drift in. */
  isAshore?: true;
  drawing: ReactNode;
}
