import type { ReactNode } from 'react';

/** A moment in the day of two paddlers and a dog. One unit is one pixel; the water level is at 64. */
export interface Scene {
  width: number;
  /** People on a dock do not drift in. */
  isAshore?: true;
  drawing: ReactNode;
}
