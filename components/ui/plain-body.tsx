import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import type { PictureWidth } from 'sitewright';
import { FigureWidth } from 'sitewright/react';
import { footnotesIn } from './footnotes';
import { WithAnalytics } from './with-analytics';
import { WithoutAnalytics } from './without-analytics';

/** The components of a body in a feed, without the site's styles, which feed readers don't load. */
export function plainBodyIn(lang: string | undefined): MDXComponents {
  return {
    Callout: Aside,
    Checklist: Aside,
    Figure: PlainFigure,
    h2: footnotesIn(lang).h2,
    Lengths: ({ children }) => children,
    Quote: (quote) => <blockquote lang={quote.lang}>{quote.children}</blockquote>,
    Sample: Aside,
    Summary: Aside,
    Video: PlainFigure,
    WithAnalytics,
    WithoutAnalytics,
  };
}

function PlainFigure({ width = 'column', children }: { width?: PictureWidth; children?: ReactNode }) {
  return (
    <figure>
      <FigureWidth value={width}>{children}</FigureWidth>
    </figure>
  );
}

function Aside({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <blockquote>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </blockquote>
  );
}
