import { useId } from 'react';

/** The wave pattern on the paper of tickets. */
export function Water() {
  const id = useId();
  return (
    <svg className="offer-water w-full fill-none" aria-hidden="true">
      <pattern id={id} width="48" height="11" patternUnits="userSpaceOnUse">
        <path d="M0 5.5q12-7 24 0t24 0" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
