import { Stylesheet } from '../../renderer/react/stylesheet';
import { Picture } from './picture';

interface PortraitProps {
  /** Its path inside content/media. */
  name: string;
  /** Whom it shows; without it, the name is beside it. */
  of?: string;
  /** In a line of text, standing on a line, or as a part of a page. */
  size: 'line' | 'standing' | 'large';
}

/** A round portrait. A face is in the upper half of most photos. */
export function Portrait({ name, of, size }: PortraitProps) {
  return (
    <span className={`portrait portrait-${size}`} aria-hidden={of === undefined ? true : undefined}>
      <Stylesheet file="components/ui/portrait.css" />
      <Picture name={name} alt={of ?? ''} place="thumbnail" focus="top" isFirst={size === 'large'} />
    </span>
  );
}
