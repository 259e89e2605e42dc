import type { ObjectName } from '../../pages/fields/icon';
import { objects } from '../objects/objects';

interface IconProps {
  name: ObjectName;
  className?: string;
  /** Whether its lines begin at its left edge, above a text. */
  isFlush?: boolean;
}

/** A drawn object, by its name in content; it is decorative, so screen readers ignore it. */
export function Icon({ name, className, isFlush = false }: IconProps) {
  const { tint, lines, left, isLit } = objects[name];
  return (
    <svg
      viewBox={`${isFlush ? left - 1 : 0} 0 48 48`}
      width="48"
      className={className ? `obj ${className}` : 'obj'}
      aria-hidden="true"
    >
      <path className={isLit ? 'tint lit' : 'tint'} d={tint} />
      <path d={lines} />
    </svg>
  );
}
