import type { ReactNode } from 'react';
import type { AnyEntry } from '../../renderer/content/schema/content';
import { useContent } from '../content-context';
import { River } from '../river/river';
import { Footer } from './footer';
import { Header } from './header';
import { PreviewBanner } from './preview-banner';
import { SiteLanguage } from './site-language';

interface LayoutProps {
  /** The entry of the page; undefined for the 404 page. */
  entry: AnyEntry | undefined;
  children: ReactNode;
}

/** The layout around every page. */
export function Layout({ entry, children }: LayoutProps) {
  const { words } = useContent();
  return (
    <>
      <SiteLanguage entry={entry}>
        <a href="#content" data-noprint className="skip">
          {words.header.skip}
        </a>
        <Header address={entry?.address} />
      </SiteLanguage>
      <main id="content" tabIndex={-1} className="outline-none">
        <SiteLanguage entry={entry}>{entry && <PreviewBanner entry={entry} />}</SiteLanguage>
        {children}
      </main>
      <River entry={entry} />
      <SiteLanguage entry={entry}>
        <Footer />
      </SiteLanguage>
    </>
  );
}
