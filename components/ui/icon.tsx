import type { ObjectName } from '../model/fields/icon';
import { objects } from '../objects/objects';

interface IconProps {
  name: ObjectName;
  className?: string;
}

/**
 * A drawn object, by its name in content; it is decorative, so screen readers ignore it. Its lines begin at the left edge of its box,
 * to be aligned with text; with an automatic width, the box ends with them.
 */
export function Icon({ name, className }: IconProps) {
  const { x, tint, lines, flame } = objects[name];
  const [from, to] = x;
  const width = to - from + 2 * HALF_LINE;
  return (
    <svg
      viewBox={`${from - HALF_LINE} 0 ${width} 48`}
      preserveAspectRatio="xMinYMid"
      width={width}
      className={className ? `obj ${className}` : 'obj'}
      aria-hidden="true"
    >
      <path className={flame ? 'tint lit' : 'tint'} d={tint} />
      {flame && <path className="flame" d={flame} />}
      <path d={lines} />
    </svg>
  );
}

/** Half the width of a line, in units. */
const HALF_LINE = 1;
