import type { MDXComponents } from 'mdx/types';
import { createContext, type ReactNode, useContext } from 'react';
import { DARK, mediaNameOf, pictureObject } from 'sitewright';
import { useContent, useSiteUrl } from 'sitewright/react';
import type { PictureWidth } from '../model/fields/picture';
import { places } from '../model/places';
import type { BodyPictureProps } from './body-picture';
import { WithAnalytics } from './with-analytics';
import { WithoutAnalytics } from './without-analytics';

/** How wide the page shows the picture of a text: a feed names the same file. */
const FigureWidth = createContext<PictureWidth>('column');

/** The components of a body in a feed, without the site's styles, which feed readers don't load. */
export const plainBody: MDXComponents = {
  Callout: Aside,
  Checklist: Aside,
  Figure: PlainFigure,
  img: PlainPicture,
  Lengths: ({ children }) => children,
  Quote: (quote) => <blockquote lang={quote.lang}>{quote.children}</blockquote>,
  Sample: Aside,
  Summary: Aside,
  Video: PlainFigure,
  WithAnalytics,
  WithoutAnalytics,
};

function PlainFigure({ width = 'column', children }: { width?: PictureWidth; children?: ReactNode }) {
  return (
    <figure>
      <FigureWidth value={width}>{children}</FigureWidth>
    </figure>
  );
}

/** In one size, since feed readers know neither the width of the page nor its formats. */
function PlainPicture({ src = '', alt = '', title }: BodyPictureProps) {
  const facts = { content: useContent(), siteUrl: useSiteUrl() };
  const place = places[useContext(FigureWidth)];
  const name = mediaNameOf(src);
  if (title === DARK || name === undefined) return null;
  const { width, height } = facts.content.picture(name) ?? {};
  return <img src={pictureObject({ file: name, alt }, place, facts).url} width={width} height={height} alt={alt} />;
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
