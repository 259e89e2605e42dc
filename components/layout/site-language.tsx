import type { ReactNode } from 'react';
import type { AnyEntry } from '../../renderer/content/schema/content';
import { SITE_LANGUAGE } from '../../renderer/content/schema/language';

interface SiteLanguageProps {
  /** The entry of the page. */
  entry: AnyEntry | undefined;
  children: ReactNode;
}

/** Parts of a page that are in the language of the site, whatever language the page is in. */
export function SiteLanguage({ entry, children }: SiteLanguageProps) {
  const lang = entry?.data.lang ?? SITE_LANGUAGE;
  if (lang === SITE_LANGUAGE) return children;
  return (
    <div lang={SITE_LANGUAGE} dir="ltr">
      {children}
    </div>
  );
}
