import type { Link } from 'sitewright';
import { Arrow, directionOf } from './arrow';
import { buttonClass } from './button-class';

interface ButtonLinkProps {
  link: Link;
  look?: 'solid' | 'line';
}

/** A link that looks like a button. */
export function ButtonLink({ link, look = 'solid' }: ButtonLinkProps) {
  return (
    <a href={link.href} className={buttonClass(look)}>
      {link.label}
      <Arrow direction={directionOf(link.href)} />
    </a>
  );
}
