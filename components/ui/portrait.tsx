import { Stylesheet } from 'sitewright/react';
import { Picture } from './picture';

interface PortraitProps {
  /** Its path inside content/media. */
  name: string;
  /** The name of the person, unless it is beside the portrait. */
  of?: string;
  /** In a line of text, on a line, or as a part of a page. */
  size: 'line' | 'standing' | 'large';
}

/** A round portrait, cropped for a face in the upper half, as in most photos. */
export function Portrait({ name, of, size }: PortraitProps) {
  return (
    <span className={`portrait portrait-${size}`} aria-hidden={of === undefined ? true : undefined}>
      <Stylesheet file="components/ui/portrait.css" />
      <Picture name={name} alt={of ?? ''} place="thumbnail" focus="top" isFirst={size === 'large'} />
    </span>
  );
}
