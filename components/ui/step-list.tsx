import { useContent } from '../content-context';

interface StepListProps {
  items: { title: string; description: string; time?: string | undefined }[];
}

/** Numbered steps along a line. */
export function StepList({ items }: StepListProps) {
  const { words } = useContent();
  return (
    <ol>
      {items.map(({ title, description, time }, index) => (
        <li key={title} className="group relative flex gap-6 pb-10 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-10 bottom-0 left-5 w-px -translate-x-1/2 bg-rule group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="grid size-10 flex-none place-items-center rounded-full border-[1.5px] border-hue font-semibold text-hue tabular-nums"
          >
            {index + 1}
          </span>
          <div className="pt-1.5">
            <h3 className="type-item">
              {title}
              {time && (
                <span className="type-small ml-3 inline-block font-normal text-soft" data-md="note">
                  <span className="sr-only">{words.steps.time} </span>
                  {time}
                </span>
              )}
            </h3>
            <p className="measure mt-1.5 text-soft">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
