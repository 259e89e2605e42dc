import type { ReactNode } from 'react';
import { useContent } from '../content-context';

/** A table of a body: a wide one scrolls by itself, and the keyboard reaches it (WCAG 2.1.1). */
export function ScrollingTable({ children }: { children?: ReactNode }) {
  const { words } = useContent();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus a keyboard can't scroll it
    <section className="overflow-x-auto" tabIndex={0} aria-label={words.body.table}>
      <table>{children}</table>
    </section>
  );
}
