import type { Entry } from 'sitewright';
import { Stylesheet } from 'sitewright/react';

interface TocProps {
  title: string;
  headings: Entry['headings'];
  /** Whether the sections of the text are numbered. */
  numbered?: boolean;
}

/** The table of contents of a long text: its second-level headings, folded on phones. Renders nothing without headings. */
export function Toc({ title, headings, numbered = false }: TocProps) {
  const sections = headings.filter((heading) => heading.depth === 2);
  if (sections.length === 0) return null;
  return (
    <nav aria-label={title} className="toc text-t2" data-noprint data-md="skip">
      <Stylesheet file="components/ui/toc.css" />
      <details>
        <summary>{title}</summary>
        <ol>
          {sections.map(({ id, text }, index) => (
            <li key={id}>
              <a className="flex items-center min-h-11 border-b border-rule leading-[1.3]" href={`#${id}`}>
                {numbered && <span className="text-soft tabular">{index + 1}</span>}
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
