import type { ReactNode } from 'react';
import { words } from '../../pages/lists/words';
import { useList } from '../../renderer/react/content-context';

interface SampleProps {
  title?: string;
  children?: ReactNode;
}

/** A sample of a deliverable, such as a report, on a sheet marked as a sample. */
export function Sample({ title, children }: SampleProps) {
  const labels = useList(words);
  return (
    <figure className="sample" data-md="quote">
      <figcaption data-md="title">
        <span>{labels.body.sample}</span>
        {title && <span data-md="details">{title}</span>}
      </figcaption>
      <div>{children}</div>
    </figure>
  );
}
