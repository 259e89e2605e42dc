import type { ReactNode } from 'react';
import type { Entry } from 'sitewright';
import { useContent } from 'sitewright/react';

interface SiteLanguageProps {
  /** The entry of the page. */
  entry: Entry | undefined;
  children: ReactNode;
}

/** Parts of a page in the language of the site, whatever the language of the page. */
export function SiteLanguage({ entry, children }: SiteLanguageProps) {
  const { language } = useContent();
  if ((entry?.data.lang ?? language) === language) return children;
  return (
    <div lang={language} dir="ltr">
      {children}
    </div>
  );
}
