import type { ReactNode } from 'react';
import { useList } from 'sitewright/react';
import { words } from '../model/lists/words';

interface SampleProps {
  title?: string;
  children?: ReactNode;
}

/** A sample of a deliverable, such as a report, on a sheet marked as a sample. */
export function Sample({ title, children }: SampleProps) {
  const labels = useList(words);
  return (
    <figure className="sample" data-md="quote">
      <figcaption className="flex flex-wrap items-baseline font-semibold" data-md="title">
        <span>{labels.body.sample}</span>
        {title && <span data-md="details">{title}</span>}
      </figcaption>
      <div>{children}</div>
    </figure>
  );
}
