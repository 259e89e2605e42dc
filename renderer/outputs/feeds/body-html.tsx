import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentProvider } from '../../../components/content-context';
import { WithAnalytics } from '../../../components/ui/with-analytics';
import { WithoutAnalytics } from '../../../components/ui/without-analytics';
import type { AnyEntry } from '../../content/schema/content';
import type { PageFacts } from '../../html/head/page-facts';
import { getRenderContext } from '../../html/render-context';
import { typeset } from '../../html/typeset';
import { absoluteLink } from '../absolute-link';

/** The text of a page as plain HTML that works anywhere: no classes, absolute URLs. */
export async function bodyHtml(entry: AnyEntry, { siteUrl }: PageFacts): Promise<string> {
  const { content, settings, compileBody } = getRenderContext();
  const Body = await compileBody(entry);
  const components: MDXComponents = {
    a: ({ href = '', children }) => <a href={absoluteLink(href, entry.address, siteUrl)}>{children}</a>,
    Callout: Aside,
    Checklist: Aside,
    Quote: ({ lang, children }) => <blockquote lang={lang}>{children}</blockquote>,
    Sample: Aside,
    Summary: Aside,
    WithAnalytics,
    WithoutAnalytics,
  };
  return typeset(
    renderToStaticMarkup(
      <ContentProvider content={content} analytics={settings.VITE_ANALYTICS}>
        <Body components={components} />
      </ContentProvider>,
    ),
    entry.data.lang,
  );
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
