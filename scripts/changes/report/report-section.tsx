import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  /** What it lists; without any, the section is left out. */
  items?: readonly unknown[];
  children: ReactNode;
}

/** A part of the report on a page, under a heading of its own. */
export function Part({ title, items, children }: PartProps) {
  if (items?.length === 0) return null;
  return (
    <section className="part">
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

/** A name and what there is to say about it, in a list of such pairs. */
export function Entry({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
