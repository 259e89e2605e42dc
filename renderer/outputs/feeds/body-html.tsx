import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyEntry } from '../../content/schema/content';
import type { PageFacts } from '../../html/head/page-facts';
import { getRenderContext } from '../../html/render-context';
import { absoluteLink } from '../absolute-link';

/** The text of a page as plain HTML that works anywhere: no classes, absolute URLs. */
export async function bodyHtml(entry: AnyEntry, { siteUrl }: PageFacts): Promise<string> {
  const Body = await getRenderContext().compileBody(entry);
  const components: MDXComponents = {
    a: ({ href = '', children }) => <a href={absoluteLink(href, entry.address, siteUrl)}>{children}</a>,
    Callout: Aside,
    Checklist: Aside,
    Quote: ({ lang, children }) => <blockquote lang={lang}>{children}</blockquote>,
    Sample: Aside,
    Summary: Aside,
  };
  return renderToStaticMarkup(<Body components={components} />);
}

/** The components of schema/body-components.ts, without the look of the site. */
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
