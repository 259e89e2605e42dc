import type { Content } from 'sitewright';
import { type Examples, forced } from '../examples';
import { site } from '../model/lists/site';
import { Header } from './header';

export const layout = 'bands';

export function examples({ list }: Content): Examples {
  const onPage = (address: string, menuId = `menu-on-${address}`) => (
    // The header is fixed to the window; here, to its frame.
    <div style={{ contain: 'layout', height: 'calc(var(--bar) + 1px)' }}>
      <Header address={address} menuId={menuId} />
    </div>
  );
  const { services, contact } = list(site);
  const pages = ['/', ...services.map(({ page }) => page), contact.href];
  return {
    ...Object.fromEntries(pages.map((page) => [`on ${page}`, onPage(page)])),
    hover: forced('hover', onPage('/about', 'menu-hovered')),
    'focus-visible': forced('focus-visible', onPage('/about', 'menu-focused')),
  };
}
