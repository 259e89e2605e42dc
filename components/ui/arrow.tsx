interface ArrowProps {
  /** The destination of the link: another page, a previous page, a place below, or another site. */
  direction?: 'right' | 'left' | 'down' | 'out';
}

const paths = {
  right: 'M3 8h9.5M8.5 3.5 13 8l-4.5 4.5',
  left: 'M13 8H3.5M7.5 3.5 3 8l4.5 4.5',
  down: 'M8 3v9.5M3.5 8.5 8 13l4.5-4.5',
  out: 'M4.5 11.5 11.5 4.5M5.5 4.5h6v6',
};

/** The arrow after the label of a link. */
export function Arrow({ direction = 'right' }: ArrowProps) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" className="arrow fill-none" aria-hidden="true">
      <path d={paths[direction]} />
    </svg>
  );
}

/** The direction of the arrow for an address. */
export function directionOf(href: string): 'right' | 'down' | 'out' {
  if (href.startsWith('#')) return 'down';
  return href.startsWith('https:') ? 'out' : 'right';
}
