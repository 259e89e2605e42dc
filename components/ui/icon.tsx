import type { ObjectName } from '../../pages/fields/icon';
import { objects } from '../objects/objects';

interface IconProps {
  name: ObjectName;
  className?: string;
}

/** A drawn object, by its name in content; it is decorative, so screen readers ignore it. */
export function Icon({ name, className }: IconProps) {
  const { tint, lines, isLit } = objects[name];
  return (
    <svg viewBox="0 0 48 48" width="48" className={className ? `obj ${className}` : 'obj'} aria-hidden="true">
      <path className={isLit ? 'tint lit' : 'tint'} d={tint} />
      <path d={lines} />
    </svg>
  );
}
