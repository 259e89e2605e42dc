import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../model/lists/words';

interface StepListProps {
  items: { title: string; description: string; time?: string | undefined }[];
}

/** Numbered steps on one line, which ends in the curl. */
export function StepList({ items }: StepListProps) {
  const labels = useList(words);
  return (
    <ol className="steps grid">
      <Stylesheet file="components/ui/step-list.css" />
      {items.map(({ title, description, time }) => (
        <li className="relative" key={title}>
          <h3 className="type-item">
            {title}
            {time && (
              <span className="block text-hue text-t1 font-medium" data-md="note">
                <span className="sr-only">{labels.steps.time} </span>
                {time}
              </span>
            )}
          </h3>
          <p className="mt-1 text-soft leading-[1.45]">{description}</p>
        </li>
      ))}
    </ol>
  );
}
