import { useContent, useEntry } from '../../../components/content-context';
import { Footer } from '../../../components/layout/footer';
import { Header } from '../../../components/layout/header';
import { PreviewBanner } from '../../../components/layout/preview-banner';
import { NotFoundTemplate } from '../../../components/templates/not-found';
import type { AnyEntry } from '../../content/schema/content';
import { type Group, Specimen } from './specimen';

export const layoutGroups: Group[] = [
  { id: 'header', specimens: <Headers /> },
  { id: 'preview-banner', specimens: <PreviewBanners /> },
  { id: 'footer', specimens: <Footers /> },
  { id: 'not-found', specimens: <NotFound /> },
];

function Headers() {
  const { site } = useContent();
  const pages = ['/', ...site.services.map(({ page }) => page), site.contact.href];
  return (
    <>
      {pages.map((page) => (
        <Specimen key={page} name={`on ${page}`} isBand>
          <div className="header-frame">
            <Header address={page} menuId={`menu-on-${page}`} />
          </div>
        </Specimen>
      ))}
      <Specimen name="hover" isBand forced="hover">
        <div className="header-frame">
          <Header address="/about" menuId="menu-hovered" />
        </div>
      </Specimen>
      <Specimen name="focus-visible" isBand forced="focus-visible">
        <div className="header-frame">
          <Header address="/about" menuId="menu-focused" />
        </div>
      </Specimen>
    </>
  );
}

function PreviewBanners() {
  const article = useEntry('/blog/first-month-on-whatsapp');
  const states: AnyEntry['state'][] = ['draft', 'scheduled', 'published'];
  return states.map((state) => (
    <Specimen key={state} name={state === 'published' ? 'published: nothing' : state} isBand>
      <PreviewBanner entry={{ ...article, state }} />
    </Specimen>
  ));
}

function Footers() {
  return (
    <Specimen name="on every page" isBand>
      <Footer />
    </Specimen>
  );
}

function NotFound() {
  return (
    <Specimen name="for unknown addresses" isBand>
      <NotFoundTemplate />
    </Specimen>
  );
}
