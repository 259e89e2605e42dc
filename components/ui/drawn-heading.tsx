import type { ReactNode } from 'react';
import { Stylesheet } from 'sitewright/react';

interface DrawnHeadingProps {
  id: string;
  title: string;
  text?: string | undefined;
  /** A drawing of the class `folk`, whose feet are on the line under the heading. */
  children: ReactNode;
}

/** The heading of a chapter, with a drawing beside it on the line from which the chapter hangs. */
export function DrawnHeading({ id, title, text, children }: DrawnHeadingProps) {
  return (
    <div className="head-drawn grid gap-x-cols">
      <Stylesheet file="components/ui/folk.css" />
      <div className="grid gap-3">
        <h2 id={id} className="type-chapter">
          {title}
        </h2>
        {text && <p className="type-lede measure text-soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}
