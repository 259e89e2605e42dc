import type { ReactNode } from 'react';

/** A part of the report on a page, under a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part">
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}
