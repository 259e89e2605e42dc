import type { HTMLAttributes, ReactNode } from 'react';
import { ContentProvider, useContent, useHtmlCache } from './content-context';
import { renderFragment } from './render-fragment';

interface SharedElementProps {
  as: 'article' | 'footer' | 'header';
  /** Names everything that the children depend on, besides the content. */
  cacheKey: string;
  attributes: HTMLAttributes<HTMLElement> & { [data: `data-${string}`]: string | boolean };
  /** Without ids of useId, which differ from page to page. */
  children: ReactNode;
}

/** An element that many pages have in common, such as the footer. Rendering it on every page would take most of the time. */
export function SharedElement({ as: Element, cacheKey, attributes, children }: SharedElementProps) {
  const content = useContent();
  const htmlCache = useHtmlCache();
  if (!htmlCache) return <Element {...attributes}>{children}</Element>;
  const html = htmlCache(cacheKey, () =>
    renderFragment(<ContentProvider content={content}>{children}</ContentProvider>),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this HTML a line above
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
