import type { Link } from 'sitewright';
import { BookingLink } from '../booking/booking-link';
import { Arrow, directionOf } from './arrow';

interface ButtonLinkProps {
  link: Link;
  look?: 'solid' | 'line';
}

/** A link that looks like a button. */
export function ButtonLink({ link, look = 'solid' }: ButtonLinkProps) {
  return (
    <BookingLink href={link.href} className={buttonClass(look)}>
      {link.label}
      <Arrow direction={directionOf(link.href)} />
    </BookingLink>
  );
}

/** The classes of a button, or of a link that looks like a button. */
function buttonClass(look: 'solid' | 'line' = 'solid'): string {
  return look === 'solid' ? 'btn' : 'btn btn-line';
}
