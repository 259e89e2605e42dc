import { BookingLink } from '../booking/booking-link';
import { Arrow, directionOf } from './arrow';

interface TextLinkProps {
  href: string;
  children: string;
  /** More context for screen readers only, such as the title of the article. */
  about?: string;
  download?: boolean;
}

/** A link on its own line, with an arrow. */
export function TextLink({ href, children, about, download }: TextLinkProps) {
  return (
    <BookingLink href={href} download={download || undefined} className="link">
      <span>
        <span>
          {children}
          {about && <span className="sr-only">: {about}</span>}
        </span>
        <Arrow direction={download ? 'down' : directionOf(href)} />
      </span>
    </BookingLink>
  );
}
