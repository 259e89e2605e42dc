import type { ReactNode } from 'react';
import type { PictureWidth } from '../../renderer/content/schema/fields/picture';
import { Stylesheet } from '../../renderer/react/stylesheet';
import { Picture } from './picture';

interface HungPictureProps {
  /** Its path inside content/media. */
  file: string;
  alt: string;
  dark?: string | undefined;
  caption?: ReactNode;
  /** A card is one of several, side by side; `beside` is beside a text. */
  width: PictureWidth | 'card' | 'beside';
  /** Whether it is in a text, which leaves no room beside it. */
  isInText?: boolean;
  isFirst?: boolean;
}

/** A picture that hangs from the line, and its caption. */
export function HungPicture({ file, alt, dark, caption, width, isInText = false, isFirst }: HungPictureProps) {
  return (
    <figure className={isInText ? `hung hung-in-text hung-in-text-${width}` : `hung hung-${width}`}>
      <Stylesheet file="components/ui/hung-picture.css" />
      <div className="hung-frame">
        <Picture name={file} alt={alt} dark={dark} place={width} isFirst={isFirst} />
      </div>
      {caption && <figcaption className="type-small text-soft">{caption}</figcaption>}
    </figure>
  );
}
