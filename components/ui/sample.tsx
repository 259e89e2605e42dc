import type { ReactNode } from 'react';
import { useContent } from '../content-context';

interface SampleProps {
  title?: string;
  children?: ReactNode;
}

/** A sample of what a customer gets, such as a report, on a sheet marked as a sample. */
export function Sample({ title, children }: SampleProps) {
  const { words } = useContent();
  return (
    <figure className="sample rounded-md border border-rule bg-paper" data-md="quote">
      <figcaption
        className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-rule px-5 py-3"
        data-md="title"
      >
        <span className="type-label rounded-sm border border-hue px-1.5 text-hue">{words.body.sample}</span>
        {title && (
          <span className="font-semibold" data-md="details">
            {title}
          </span>
        )}
      </figcaption>
      <div className="space-y-3 px-5 py-4">{children}</div>
    </figure>
  );
}
