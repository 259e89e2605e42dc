import type { ReactNode } from 'react';

interface CalloutProps {
  title?: string;
  children?: ReactNode;
}

/** An aside in a text. */
export function Callout({ title, children }: CalloutProps) {
  return (
    <aside className="border-l-[3px] border-hue bg-ground px-5 py-4" data-md="quote">
      {title && (
        <p className="mb-1 font-semibold" data-md="title">
          {title}
        </p>
      )}
      <div className="space-y-3">{children}</div>
    </aside>
  );
}
