import type { ObjectName } from '../model/fields/icon';
import { objects } from './objects';

/** An object for social images, drawn with attributes, because they have no stylesheet. */
export function DrawnObject({ name }: { name: ObjectName }) {
  const { tint, lines, flame } = objects[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={tint} fill="currentColor" stroke="none" opacity="0.15" />
      <path d={lines} />
      {flame && <path d={flame} />}
    </svg>
  );
}
