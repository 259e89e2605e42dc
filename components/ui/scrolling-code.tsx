import type { ReactNode } from 'react';

/** A code example in a body, which scrolls if it is wide and can be focused (WCAG 2.1.1). */
export function ScrollingCode({ children }: { children?: ReactNode }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it
  return <pre tabIndex={0}>{children}</pre>;
}
