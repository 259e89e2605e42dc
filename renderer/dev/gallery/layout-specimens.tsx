import type { ComponentProps } from 'react';
import { useContent, useEntry } from '../../../components/content-context';
import { Footer } from '../../../components/layout/footer';
import { Header } from '../../../components/layout/header';
import { PreviewBanner } from '../../../components/layout/preview-banner';
import { NotFoundTemplate } from '../../../components/templates/not-found';
import { bands, each, forced, type Group, publicationStates } from './specimen';

export const layoutGroups: Group[] = [
  { id: 'header', specimens: <Headers /> },
  { id: 'preview-banner', specimens: <PreviewBanners /> },
  { id: 'footer', specimens: bands({ 'on every page': <Footer /> }) },
  { id: 'not-found', specimens: bands({ 'for unknown addresses': <NotFoundTemplate /> }) },
];

function Headers() {
  const { site } = useContent();
  const pages = ['/', ...site.services.map(({ page }) => page), site.contact.href];
  return bands({
    ...each(
      pages.map((page) => [`on ${page}`, page]),
      (page) => <FramedHeader address={page} menuId={`menu-on-${page}`} />,
    ),
    hover: forced('hover', <FramedHeader address="/about" menuId="menu-hovered" />),
    'focus-visible': forced('focus-visible', <FramedHeader address="/about" menuId="menu-focused" />),
  });
}

function FramedHeader(props: ComponentProps<typeof Header>) {
  return (
    <div className="header-frame">
      <Header {...props} />
    </div>
  );
}

function PreviewBanners() {
  const article = useEntry('/blog/first-month-on-whatsapp');
  return bands(each(publicationStates, (state) => <PreviewBanner entry={{ ...article, state }} />));
}
