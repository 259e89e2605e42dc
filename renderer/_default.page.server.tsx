import './html/styles/styles.css';
import type { ComponentType } from 'react';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { PageProps } from '../components/templates/page-props';
import { addAnchorAliases } from './html/anchor-aliases';
import { renderDocument } from './html/document';
import { getRenderContext } from './html/render-context';

interface Rendered {
  Page: ComponentType<PageProps>;
  pageProps: PageProps;
}

/** The document of a page that a content entry makes. */
export function render({ Page, pageProps }: Rendered) {
  const { entry } = pageProps;
  const { title, description } = entry.data;
  const html = renderDocument({
    title,
    description,
    entry,
    theme: entry.theme,
    children: <Page {...pageProps} />,
  });
  const whole = addAnchorAliases(html, getRenderContext().content.anchorAliases[entry.address] ?? []);
  return escapeInject`${dangerouslySkipEscape(whole)}`;
}
