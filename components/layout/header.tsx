import Menu from 'lucide-react/icons/menu';
import { useContent } from '../content-context';
import { SharedElement } from '../ui/shared-element';
import { LogoMark } from './logo';

interface HeaderProps {
  address: string | undefined;
  /** The id of the menu, if a page has more than one header. */
  menuId?: string;
}

/** The bar at the top of every page. Below the large breakpoint its links are in a menu that needs no script. */
export function Header({ address, menuId = 'menu' }: HeaderProps) {
  const { site } = useContent();
  const linked = [...site.services.map(({ page }) => page), site.contact.href];
  const current = linked.find((href) => href === address);
  const attributes = { 'data-site': true, className: 'fixed inset-x-0 top-0 z-40 border-b border-rule bg-paper' };
  return (
    <SharedElement as="header" cacheKey={`header ${menuId} ${current}`} attributes={attributes}>
      <HeaderContent address={current} menuId={menuId} />
    </SharedElement>
  );
}

function HeaderContent({ address, menuId }: HeaderProps) {
  const { site, words } = useContent();
  return (
    <>
      <div className="frame flex h-(--header-height) items-center justify-between gap-6">
        {/* In large type on a small screen the name wraps out of sight, and the mark and the menu stay. */}
        <a
          href="/"
          aria-label={`${site.name}, ${words.header.home}`}
          className="flex h-11 flex-wrap gap-x-2.5 overflow-hidden"
        >
          <span className="flex h-11 items-center">
            <LogoMark />
          </span>
          <span className="flex h-11 items-center whitespace-nowrap text-[1.375rem] leading-none font-bold tracking-[-0.02em]">
            {site.name}
          </span>
        </a>
        <nav aria-label={words.header.navigation} className="hidden items-center gap-1 lg:flex">
          <ServiceLinks address={address} />
          <ContactLink address={address} />
        </nav>
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={words.header.menu}
          className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-wash lg:hidden"
        >
          <Menu className="size-6" strokeWidth={1.8} aria-hidden="true" />
        </button>
      </div>
      <nav id={menuId} popover="auto" aria-label={words.header.navigation} className="menu lg:hidden">
        <div className="menu-panel">
          <div className="frame flex flex-col pt-2 pb-6">
            <ServiceLinks address={address} />
            <ContactLink address={address} />
          </div>
        </div>
        {/* Escape and the menu button close it too, so the keyboard passes this button over. */}
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={words.header.close}
          tabIndex={-1}
          className="menu-close"
        />
      </nav>
    </>
  );
}

function ServiceLinks({ address }: HeaderProps) {
  const { site } = useContent();
  return site.services.map(({ page, label, theme }) => (
    <a
      key={page}
      href={page}
      data-theme={theme}
      aria-current={page === address ? 'page' : undefined}
      className="flex min-h-14 items-center border-b border-rule text-lg font-medium hover:text-hue aria-[current]:font-semibold aria-[current]:text-hue lg:min-h-11 lg:border-b-2 lg:border-transparent lg:px-3.5 lg:text-base lg:aria-[current]:border-hue"
    >
      {label}
    </a>
  ));
}

function ContactLink({ address }: HeaderProps) {
  const { site } = useContent();
  const { label, href } = site.contact;
  return (
    <a
      href={href}
      aria-current={href === address ? 'page' : undefined}
      className="mt-5 flex min-h-12 items-center decoration-2 underline-offset-[0.35em] aria-[current]:underline justify-center rounded-md bg-ink px-5 font-semibold text-paper hover:bg-deep lg:mt-0 lg:ml-3 lg:min-h-11 lg:text-base"
    >
      {label}
    </a>
  );
}
