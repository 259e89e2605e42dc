import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useContext } from 'react';
import { SharedElement, useList } from 'sitewright/react';
import { BookingContext } from '../booking/booked';
import { BookingLink } from '../booking/booking-link';
import { site } from '../model/lists/site';
import { words } from '../model/lists/words';
import { LogoMark } from './logo';

interface HeaderProps {
  address: string | undefined;
  /** The id of the menu, if a page has more than one header. */
  menuId?: string;
}

/** The bar at the top of every page. Below the large breakpoint its links are in a menu that needs no script. */
export function Header({ address, menuId = 'menu' }: HeaderProps) {
  const agency = useList(site);
  const booking = useContext(BookingContext);
  const linked = [
    ...agency.services.map(({ page }) => page),
    ...agency.menu.map(({ href }) => href),
    agency.contact.href,
  ];
  const current = linked.find((href) => href === address);
  const attributes = { 'data-site': true, className: 'top' };
  return (
    <SharedElement as="header" cacheKey={`header ${menuId} ${current} ${booking?.chosenBy}`} attributes={attributes}>
      {/* What is shared has no context of a page. */}
      <BookingContext value={booking}>
        <HeaderContent address={current} menuId={menuId} />
      </BookingContext>
    </SharedElement>
  );
}

function HeaderContent({ address, menuId }: HeaderProps) {
  const agency = useList(site);
  const labels = useList(words);
  return (
    <>
      <div className="frame top-bar flex justify-between items-center gap-3">
        {/* In large type on a small screen, the name wraps out of sight, so that the mark and the menu button fit. */}
        <a
          href="/"
          aria-label={`${agency.name}, ${labels.header.home}`}
          className="brand h-11 flex-wrap content-start overflow-hidden inline-flex items-center min-h-11 text-t4 font-bold"
        >
          <span className="flex h-11 items-center">
            <LogoMark />
          </span>
          <span className="flex h-11 items-center whitespace-nowrap leading-none">{agency.name}</span>
        </a>
        <nav aria-label={labels.header.navigation} className="top-nav items-center text-t2 font-medium">
          <ServiceLinks address={address} />
          <ContactLink address={address} />
        </nav>
        <ContactLink address={address} className="top-call" />
        <button type="button" popoverTarget={menuId} aria-label={labels.header.menu} className="menu-btn h-11">
          <Menu className="size-7" strokeWidth={1.8} aria-hidden="true" />
        </button>
      </div>
      <nav id={menuId} popover="auto" aria-label={labels.header.navigation} className="menu w-full text-ink">
        {/* A tap beside the panel closes the menu instead of following a link behind it. Keyboards use Escape or the other button. */}
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={labels.header.close}
          tabIndex={-1}
          className="menu-away"
        />
        <div className="menu-panel relative border-t-2 border-line">
          <ServiceLinks address={address} />
          <div className="menu-more flex flex-wrap justify-between gap-x-6">
            {agency.menu.map(({ label, href }) => (
              <a key={href} href={href} aria-current={href === address ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </div>
          <ContactLink address={address} />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={labels.header.close}
            className="menu-close grid"
          >
            <X className="size-7" strokeWidth={1.8} aria-hidden="true" />
          </button>
        </div>
      </nav>
    </>
  );
}

function ServiceLinks({ address }: HeaderProps) {
  const agency = useList(site);
  return agency.services.map(({ page, label, theme }) => (
    <BookingLink key={page} href={page} data-theme={theme} aria-current={page === address ? 'page' : undefined}>
      {label}
    </BookingLink>
  ));
}

function ContactLink({ address, className = '' }: HeaderProps & { className?: string }) {
  const agency = useList(site);
  const { label, href } = agency.contact;
  return (
    <BookingLink
      href={href}
      aria-current={href === address ? 'page' : undefined}
      className={`btn ${className}`}
      data-theme="ink"
    >
      {label}
    </BookingLink>
  );
}
