import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../model/lists/words';

interface StepListProps {
  items: { title: string; description: string; time?: string | undefined }[];
}

/** Numbered steps on one line, which ends in the curl. */
export function StepList({ items }: StepListProps) {
  const labels = useList(words);
  return (
    <ol className="steps">
      <Stylesheet file="components/ui/step-list.css" />
      {items.map(({ title, description, time }) => (
        <li key={title}>
          <h3 className="type-item">
            {title}
            {time && (
              <span className="steps-time" data-md="note">
                <span className="sr-only">{labels.steps.time} </span>
                {time}
              </span>
            )}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
