import type { ReactNode } from 'react';
import { Stylesheet } from 'sitewright/react';
import type { PictureWidth } from '../model/fields/picture';

export interface HungFigureProps {
  /** `card` is for several figures side by side, `beside` for a figure beside a text. */
  width: PictureWidth | 'card' | 'beside';
  caption?: ReactNode;
  /** Whether it is inside a text, with no room beside it. */
  isInText?: boolean | undefined;
  children: ReactNode;
}

/** A picture or video that hangs from the line, and its caption. */
export function HungFigure({ width, caption, isInText = false, children }: HungFigureProps) {
  return (
    <figure className={isInText ? `hung hung-in-text hung-in-text-${width}` : `hung hung-${width}`}>
      <Stylesheet file="components/ui/hung-picture.css" />
      <div className="hung-frame">{children}</div>
      {caption && <figcaption className="type-small text-soft">{caption}</figcaption>}
    </figure>
  );
}
