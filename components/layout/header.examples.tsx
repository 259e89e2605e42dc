import type { Content } from '../../renderer/content/schema/content';
import { type Examples, forced } from '../examples';
import { Header } from './header';

export const layout = 'bands';

export function examples({ site }: Content): Examples {
  const onPage = (address: string, menuId = `menu-on-${address}`) => (
    <div className="header-frame">
      <Header address={address} menuId={menuId} />
    </div>
  );
  const pages = ['/', ...site.services.map(({ page }) => page), site.contact.href];
  return {
    ...Object.fromEntries(pages.map((page) => [`on ${page}`, onPage(page)])),
    hover: forced('hover', onPage('/about', 'menu-hovered')),
    'focus-visible': forced('focus-visible', onPage('/about', 'menu-focused')),
  };
}
