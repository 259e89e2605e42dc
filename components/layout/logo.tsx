/** The mark: three lines of wind, each taller than the one before. The name beside it comes from the site. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className="size-8" fill="none" aria-hidden="true">
      <path d="M4 25h13.5a4 4 0 1 0-4-4" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M4 18.5h5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M4 12h18a4.5 4.5 0 1 0-4.5-4.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M22 18.5h6" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
