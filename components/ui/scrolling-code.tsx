import type { ReactNode } from 'react';

/** An example of code in a body: a wide one scrolls, and can be focused (WCAG 2.1.1). */
export function ScrollingCode({ children }: { children?: ReactNode }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus a keyboard can't scroll it
  return <pre tabIndex={0}>{children}</pre>;
}
