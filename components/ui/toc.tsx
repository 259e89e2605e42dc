import { useId } from 'react';
import type { Heading } from '../../renderer/content/schema/content';

interface TocProps {
  title: string;
  headings: Heading[];
  /** Whether the text numbers its sections. */
  numbered?: boolean;
}

/** The contents of a long text: its second-level headings. Renders nothing if there are none. */
export function Toc({ title, headings, numbered = false }: TocProps) {
  const titleId = useId();
  const sections = headings.filter((heading) => heading.depth === 2);
  if (sections.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} data-noprint data-md="skip">
      <h2 id={titleId} className="type-label text-soft">
        {title}
      </h2>
      <ol className="type-small mt-2 border-t border-rule">
        {sections.map(({ id, text }, index) => (
          <li key={id} className="border-b border-rule">
            <a href={`#${id}`} className="flex min-h-11 items-center gap-2 py-1.5 hover:text-hue hover:underline">
              {numbered && <span className="w-6 flex-none tabular-nums text-soft">{index + 1}.</span>}
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
