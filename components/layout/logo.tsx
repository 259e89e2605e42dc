/** The strokes of the mark, on a field of 32 × 32. */
export const LOGO_LINES = ['M4 25h13.5a4 4 0 1 0-4-4', 'M4 18.5h5', 'M4 12h18a4.5 4.5 0 1 0-4.5-4.5', 'M22 18.5h6'];

/** The mark: three lines of wind, each taller than the last. The name beside it comes from site.yaml. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className="size-8" fill="none" aria-hidden="true">
      {LOGO_LINES.map((line) => (
        <path key={line} d={line} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      ))}
    </svg>
  );
}
