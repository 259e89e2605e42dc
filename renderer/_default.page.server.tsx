import './html/styles/styles.css';
import type { ComponentType } from 'react';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { PageProps } from '../components/templates/page-props';
import { renderEntry } from './html/document';

interface Rendered {
  Page: ComponentType<PageProps>;
  pageProps: PageProps;
}

/** The document of a page that a content entry makes. */
export function render({ Page, pageProps }: Rendered) {
  const html = renderEntry(pageProps.entry, <Page {...pageProps} />);
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
