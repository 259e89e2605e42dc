import type { MDXComponents } from 'mdx/types';
import { useContext } from 'react';
import type { Place } from '../../content/pictures/places';
import { fallbackAddress, fallbackPicture, mediaNameOf } from '../../content/pictures/variants';
import { DARK } from '../../content/schema/body-components';
import type { Content, Entry } from '../../content/schema/content';
import type { Photo } from '../../content/schema/fields/picture';
import type { PageFacts } from '../../content/schema/page-facts';
import { getRenderContext } from '../../html/render-context';
import { typeset } from '../../html/typeset';
import { ContentProvider } from '../../react/content-context';
import { FigureWidth } from '../../react/figure-width';
import { renderFragment } from '../../react/render-fragment';
import { absoluteLink } from '../absolute-link';

/** The text of a page as plain HTML that works anywhere: no classes, absolute URLs. */
export async function bodyHtml(entry: Entry, { siteUrl }: PageFacts): Promise<string> {
  const { content, settings, loadSite, compileBody } = getRenderContext();
  const Body = await compileBody(entry);
  const { plainBody } = (await (await loadSite()).looks()).default;
  const components: MDXComponents = {
    ...plainBody?.(entry.data.lang),
    a: ({ href = '', children }) => <a href={absoluteLink(href, entry.address, siteUrl)}>{children}</a>,
    img: ({ src = '', alt = '', title }) => {
      const width = useContext(FigureWidth);
      return title === DARK ? null : <img {...pictureAt(src, width, content, siteUrl)} alt={alt} />;
    },
  };
  return typeset(
    renderFragment(
      <ContentProvider content={content} settings={settings}>
        <Body components={components} />
      </ContentProvider>,
    ),
    entry.data.lang ?? content.language,
  );
}

/** The photo at the top of a page, as plain HTML. */
export function photoHtml({ file, alt }: Photo, { content, siteUrl }: PageFacts): string {
  const { address, ...size } = fallbackPicture(file, content.picture(file), 'full');
  return renderFragment(
    <p>
      <img src={siteUrl + address} {...size} alt={alt} />
    </p>,
  );
}

/** The attributes of a picture in a body: in one size, since feed readers know neither the page's width nor its formats. */
function pictureAt(src: string, place: Place, { picture }: Pick<Content, 'picture'>, siteUrl: string) {
  const name = mediaNameOf(src);
  if (name === undefined) return { src };
  const facts = picture(name);
  return { src: siteUrl + fallbackAddress(name, facts, place), width: facts?.width, height: facts?.height };
}
