import type { ReactNode } from 'react';

interface CalloutProps {
  title?: string;
  children?: ReactNode;
}

/** An aside in a text. */
export function Callout({ title, children }: CalloutProps) {
  return (
    <aside className="callout" data-md="quote">
      {title && <p data-md="title">{title}</p>}
      <div>{children}</div>
    </aside>
  );
}
