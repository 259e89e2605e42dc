import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { fallbackPicture } from '../../content/pictures/variants';
import type { Entry } from '../../content/schema/content';
import type { News } from '../../content/schema/define-template';
import type { PageFacts } from '../../content/schema/page-facts';
import { withFootnotes } from '../../html/footnotes';
import { getRenderContext } from '../../html/render-context';
import { typeset } from '../../html/typeset';
import { ContentProvider } from '../../react/content-context';
import { renderFragment } from '../../react/render-fragment';
import { absoluteLink } from '../absolute-link';

/** The text of a page as plain HTML that works anywhere: no classes, absolute URLs. */
export async function bodyHtml(entry: Entry, { siteUrl }: PageFacts): Promise<string> {
  const { content, settings, loadSite, compileBody } = getRenderContext();
  const Body = await compileBody(entry);
  const site = await loadSite();
  const { plainBody } = (await site.looks()).default;
  const lang = entry.data.lang ?? content.language;
  const components: MDXComponents = {
    ...Object.fromEntries(Object.keys(site.bodyComponents).map((name) => [name, Plain])),
    img: ({ src = '', alt = '' }) => <img src={absoluteLink(src, entry.address, siteUrl)} alt={alt} />,
    ...plainBody,
    a: ({ href = '', children }) => <a href={absoluteLink(href, entry.address, siteUrl)}>{children}</a>,
  };
  return typeset(
    renderFragment(
      <ContentProvider content={content} settings={settings}>
        <Body components={withFootnotes(components, site.labels(content).footnotes(lang), lang)} />
      </ContentProvider>,
    ),
    entry.data.lang ?? content.language,
  );
}

/** A component that the site does not draw in feeds. */
function Plain({ children }: { children?: ReactNode }) {
  return children;
}

/** The photo at the top of a page, as plain HTML. */
export function photoHtml({ file, alt, place }: NonNullable<News['photo']>, { content, siteUrl }: PageFacts): string {
  const { address, ...size } = fallbackPicture(file, content.picture(file), place);
  return renderFragment(
    <p>
      <img src={siteUrl + address} {...size} alt={alt} />
    </p>,
  );
}
